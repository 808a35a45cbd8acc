/** The id of a related document. Payload gives the id alone or the whole document, depending on the depth of the read. */
export const documentId = (related: number | { id: number }): number =>
  typeof related === 'object' ? related.id : related

/** The largest number that a row of either database can have. */
export const LARGEST_ID = 2 ** 31 - 1

/** The number of a row as an address or a form writes it; undefined for what cannot be one. */
export const readId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined
