/** The ten languages that Schoolhouse speaks. Administrators choose which of them are public (`language/site-languages.ts`). */
export const locales = ['en', 'ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br'] as const

export type Locale = (typeof locales)[number]

/** The language of texts that nobody has translated, and of the panel. The default language of a site may be another one. */
export const defaultLocale: Locale = 'en'

/** The language whose addresses have no prefix. */
export const unprefixedLocale: Locale = 'en'

/** The name of each language in that language, for the language menu. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  ca: 'Català',
  de: 'Deutsch',
  es: 'Español',
  eu: 'Euskara',
  fr: 'Français',
  gl: 'Galego',
  it: 'Italiano',
  pt: 'Português',
  'pt-br': 'Português (Brasil)',
}

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)

/** The language of the panel as a language of the site, which has all of them but those that extensions add. */
export const panelLocale = (language: string): Locale => (isLocale(language) ? language : defaultLocale)

/** The value of `lang` and `hreflang`. In BCP 47, regions are uppercase. */
export const languageTag = (locale: Locale): string => (locale === 'pt-br' ? 'pt-BR' : locale)

/** Link previews name a language with a territory: the one where its readers most likely are. */
const territories: Record<Locale, string> = {
  en: 'en_GB',
  ca: 'ca_ES',
  de: 'de_DE',
  es: 'es_ES',
  eu: 'eu_ES',
  fr: 'fr_FR',
  gl: 'gl_ES',
  it: 'it_IT',
  pt: 'pt_PT',
  'pt-br': 'pt_BR',
}

/** The value of `og:locale`. */
export const territoryTag = (locale: Locale): string => territories[locale]

/** English has no prefix, every other language has its own. */
export const localePath = (locale: Locale, path: string): string => {
  if (locale === unprefixedLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/**
 * The inverse of `localePath`. `/en/...` is not a localised path, because English has no prefix; only the home page has the
 * address `/en` where another language is the default.
 */
export const splitLocale = (pathname: string): { locale: Locale; path: string } => {
  const [, first = '', ...rest] = pathname.split('/')
  if (pathname === `/${unprefixedLocale}`) return { locale: unprefixedLocale, path: '/' }
  if (first === unprefixedLocale || !isLocale(first)) return { locale: unprefixedLocale, path: pathname }
  return { locale: first, path: `/${rest.join('/')}` }
}
