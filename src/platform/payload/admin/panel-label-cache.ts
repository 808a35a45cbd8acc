/**
 * Payload keeps the fields of a collection for the panel with the labels of whoever opened it first, whatever the language of
 * the next person is. Texts with formatting and the comparison of versions show these labels. Building them takes a few
 * milliseconds, so they are built for every request, as they are while Payload's configuration is being reloaded.
 */
export const forgetPanelLabels = () => {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    configurable: true,
    get: () => true,
    // Payload sets it to false as soon as it has built them.
    set: () => {},
  })
}
