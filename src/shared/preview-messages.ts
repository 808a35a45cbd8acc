// Messages between the panel and the page in its live preview, which is of the same origin. Payload's own would carry the whole form at
// every key; ours say only that there is something new to fetch.

/** To the preview: a draft was saved. */
export const savedMessage = 'schoolhouse:saved'

/** To the panel: the preview listens. */
export const listeningMessage = 'schoolhouse:listening'

/** Whether a message of the same origin is the named one. */
export const isMessage = ({ origin, data }: MessageEvent, name: string): boolean =>
  origin === location.origin && data?.type === name
