import { lineOf, parseHtml } from '../html/html-tree'

/** Text of one line, cut at a word. */
export const shorten = (text: string, length: number): string => {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`
}

/** Titles may contain HTML and entities. */
export const plainLine = (html: string): string => lineOf(parseHtml(html))
