import { lineOf, parseHtml } from '../html/html-tree'
import { copyText } from '../wxr/copy-text'

/** Text of one line, cut at a word. */
export const shorten = (text: string, length: number): string => {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return copyText(`${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`)
}

/** Titles may contain HTML and entities. */
export const plainLine = (html: string): string => copyText(lineOf(parseHtml(html)))
