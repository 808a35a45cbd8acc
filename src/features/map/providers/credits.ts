import { escapeHtml } from '../../../shared/html/escape'
import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { mapMessages } from '../messages/messages'

/** The line that OpenStreetMap's licence asks for. */
export const osmCredit = (locale: Locale): string =>
  fill(escapeHtml(mapMessages[locale].osmCredit), {
    link: '<a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>',
  })

/** Of an extract, in the words of whoever put it in; most are OpenStreetMap's. */
export const extractCredit = (words: string | undefined, locale: Locale): string =>
  words ? textCredit(words) : osmCredit(locale)

/** Services' own words, which are text and never HTML. */
export const textCredit = (text: string): string => escapeHtml(text)
