import { type Locale, languageTag } from '../../shared/locale'

const displayName = (locale: Locale, type: 'language' | 'region', code: string): string => {
  try {
    return new Intl.DisplayNames(languageTag(locale), { type }).of(code) ?? code
  } catch {
    // Not a code but a name that an editor typed.
    return code
  }
}

/** `de` in French is `allemand`. Capitalised, because it stands alone in lists and labels. */
export const languageName = (locale: Locale, code: string): string => {
  const name = displayName(locale, 'language', code)
  return name.charAt(0).toLocaleUpperCase(languageTag(locale)) + name.slice(1)
}

export const countryName = (locale: Locale, code: string): string => displayName(locale, 'region', code)

/**
 * The names of all given codes. Islands get them as a prop: the browser's own tables may differ from the
 * server's, and hydration would fail.
 */
export const nameTable = (
  codes: Iterable<string>,
  name: (locale: Locale, code: string) => string,
  locale: Locale,
): Record<string, string> => Object.fromEntries([...new Set(codes)].map((code) => [code, name(locale, code)]))
