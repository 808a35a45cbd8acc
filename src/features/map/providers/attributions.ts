import { escapeHtml } from '../../../shared/html/escape'
import type { Locale } from '../../../shared/locale'
import { mapMessages } from '../messages/messages'

/** The credit that OpenStreetMap's licence requires. */
export const osmAttribution = (locale: Locale): string =>
  escapeHtml(mapMessages(locale)('osmAttribution', { link: '{link}' })).replace(
    '{link}',
    '<a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>',
  )

/** The credit of an extract: the editor's text, else OpenStreetMap's. */
export const extractAttribution = (text: string | undefined, locale: Locale): string =>
  text ? textAttribution(text) : osmAttribution(locale)

/** Credits of services are text, never HTML. */
export const textAttribution = (text: string): string => escapeHtml(text)
