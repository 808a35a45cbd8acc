/** The id of a related document. Payload gives the id alone or the whole document, depending on the depth of the read. */
export const documentId = (related: number | { id: number }): number =>
  typeof related === 'object' ? related.id : related
