/** The beginning of a text, cut between two words. */
export const shorten = (text: string, length: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const cut = flat.slice(0, length)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[.,;:]$/, '')}…`
}
