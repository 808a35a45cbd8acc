import { tidy } from './plain-text'

/** The beginning of a text as one line of at most `length` characters, cut between two words unless the last one is very long. */
export const shorten = (text: string, length: number): string => {
  const line = tidy(text)
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > length / 2 ? end : -1).replace(/[.,;:]$/, '')}…`
}
