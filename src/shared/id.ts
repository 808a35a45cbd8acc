/** The id of a related document. Payload returns the id or the whole document, depending on `depth`. */
export const documentId = (related: number | { id: number }): number =>
  typeof related === 'object' ? related.id : related

/** The largest id of a row in both databases. */
export const LARGEST_ID = 2 ** 31 - 1

/** Reads an id from a URL or a form; undefined if it is not a valid id. */
export const readId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined
