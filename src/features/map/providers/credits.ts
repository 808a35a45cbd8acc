import { escapeHtml } from '../../../shared/html'
import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/message'
import { mapMessages } from '../messages/messages'

/** The line that OpenStreetMap's licence asks for. */
export const osmCredit = (locale: Locale): string =>
  fill(escapeHtml(mapMessages[locale].osmCredit), {
    link: '<a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>',
  })

/** Services' own words, which are text and never HTML. */
export const textCredit = (text: string): string => escapeHtml(text)
