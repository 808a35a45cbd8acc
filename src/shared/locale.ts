import languages from './languages.json' with { type: 'json' }

export type Locale = keyof typeof languages

/** `npm run language` adds one. */
interface Language {
  /** In the language itself, for the language menu. */
  name: string
  /** `ltr` or `rtl`. */
  direction: string
  /** Link previews name a language with a territory: the one where its readers most likely are. */
  territory: string
  /** The currency of most readers (ISO 4217). English is read everywhere, so it suggests none. */
  currency?: string
  /** How it writes 1.5 percent. Not left to Intl: browsers that lack a language would render other text than the server. */
  percent: string
  /** A missing text is an error. */
  complete?: boolean
}

const known: Readonly<Record<Locale, Language>> = languages

/** The languages that Schoolhouse speaks. Administrators choose which of them are public (`language/site-languages.ts`). */
export const locales = /* @__PURE__ */ Object.keys(languages) as readonly Locale[]

/** Those that are translated as a whole. The others are public only if an administrator has chosen them. */
export const completeLocales: readonly Locale[] = /* @__PURE__ */ locales.filter(
  (locale) => known[locale].complete,
)

/** The language of texts that nobody has translated, and of the panel. The default language of a site may be another one. */
export const defaultLocale: Locale = 'en'

/** The language whose addresses have no prefix. */
export const unprefixedLocale: Locale = 'en'

/** The name of each language in that language. */
export const localeNames = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(known).map(([locale, { name }]) => [locale, name]),
) as Readonly<Record<Locale, string>>

export const isLocale = (value: string): value is Locale => Object.hasOwn(languages, value)

/** The language of the panel as a language of the site, which has all of them but those that extensions add. */
export const panelLocale = (language: string): Locale => (isLocale(language) ? language : defaultLocale)

/** The value of `lang` and `hreflang`. In BCP 47, regions are uppercase. */
export const languageTag = (locale: Locale): string =>
  locale.replace(/-[a-z]{2}$/, (region) => region.toUpperCase())

/** The value of `dir`; browsers assume left to right. */
export const directionOf = (locale: Locale): 'rtl' | undefined =>
  known[locale].direction === 'rtl' ? 'rtl' : undefined

/** The value of `og:locale`. */
export const territoryTag = (locale: Locale): string => known[locale].territory

export const readersCurrency = (locale: Locale): string | undefined => known[locale].currency

/** A percentage in a language. */
export const writePercent = (locale: Locale, percent: number): string =>
  known[locale].percent.replace(/1(.)5/, (_, sign: string) => String(percent).replace('.', sign))

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
