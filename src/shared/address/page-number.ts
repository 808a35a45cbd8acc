/** The page number of a list in an address; 1 if it is missing or invalid. */
export const readPage = (query: URLSearchParams): number => {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
