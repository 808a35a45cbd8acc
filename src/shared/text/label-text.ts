import type { Locale } from '../locale'

/** A label before its value. French has a space before the colon, which never breaks. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u00a0: ' : ': ')

export const labelText = (locale: Locale, label: string, value: string): string =>
  `${label}${colon(locale)}${value}`
