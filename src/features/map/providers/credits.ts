import { escapeHtml } from '../../../shared/html/escape'
import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { mapMessages } from '../messages/messages'

/** The credit that OpenStreetMap's licence requires. */
export const osmCredit = (locale: Locale): string =>
  fill(escapeHtml(mapMessages[locale].osmCredit), {
    link: '<a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>',
  })

/** The credit of an extract: the editor's text, else OpenStreetMap's. */
export const extractCredit = (text: string | undefined, locale: Locale): string =>
  text ? textCredit(text) : osmCredit(locale)

/** Credits of services are text, never HTML. */
export const textCredit = (text: string): string => escapeHtml(text)
