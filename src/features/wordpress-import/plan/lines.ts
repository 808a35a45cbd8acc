import { copyText } from '../../../shared/text/copy-text'
import { shorten } from '../../../shared/text/shorten'
import { lineOf, parseHtml } from '../html/html-tree'

/** The beginning of a text. The whole of it leaves the memory. */
export const shortLine = (text: string, length: number): string => copyText(shorten(text, length))

/** Titles may contain HTML and entities. */
export const plainLine = (html: string): string => copyText(lineOf(parseHtml(html)))
