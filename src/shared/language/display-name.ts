import { type Locale, languageTag } from '../locale'

/** The name of a language or country in another language; what is no code stays as it is. `de` in French is `allemand`. */
export const displayName = (locale: Locale, type: 'language' | 'region', code: string): string => {
  try {
    return new Intl.DisplayNames([languageTag(locale)], { type }).of(code) ?? code
  } catch {
    return code
  }
}

export const languageName = (locale: Locale, named: Locale): string =>
  displayName(locale, 'language', languageTag(named))
