import { completeLocales, type Locale, localePath, locales, splitLocale, unprefixedLocale } from '../locale'

// Which languages visitors see, and in which of them a document has a page. Administrators choose it in the site settings.

interface HiddenDocuments {
  /** The paths of their pages without the language. */
  paths: ReadonlySet<string>
  /** Each as `pages:12`. */
  ids: ReadonlySet<string>
}

export interface SiteLanguages {
  /** The public languages; the default language is one of them. */
  shown: readonly Locale[]
  /** The default language. */
  main: Locale
  /** Documents that are not shown in a language; empty if untranslated documents are shown in the default language. */
  hidden: ReadonlyMap<Locale, HiddenDocuments>
}

export interface LanguageSettings {
  publicLanguages?: readonly Locale[] | null
  defaultLanguage?: Locale | null
  untranslated?: 'show' | 'hide' | null
}

const usualMain: Locale = 'en'

/** All languages, with English as the default. */
export const allLanguages: SiteLanguages = { shown: locales, main: usualMain, hidden: new Map() }

/** The public languages in the order of the language menu; nothing chosen means all that are complete. */
const chosen = ({ publicLanguages }: LanguageSettings): readonly Locale[] =>
  publicLanguages?.length ? locales.filter((locale) => publicLanguages.includes(locale)) : completeLocales

/** Settings whose default language is not public cannot be saved. */
export const isDefaultPublic = (settings: LanguageSettings): boolean =>
  chosen(settings).includes(settings.defaultLanguage ?? usualMain)

/** The languages of a site. Settings that were not checked, such as those of a restored backup, still give a usable site. */
export const readLanguages = (settings: LanguageSettings): SiteLanguages => {
  const shown = chosen(settings)
  const main = settings.defaultLanguage ?? usualMain
  return { shown, main: shown.includes(main) ? main : (shown[0] ?? usualMain), hidden: new Map() }
}

export type Texts = Partial<Record<Locale, unknown>> | null | undefined

/** Whether a document is translated: its title (of a school, its summary) says something in that language. */
export const isTranslated = (title: Texts, locale: Locale): boolean =>
  Boolean(String(title?.[locale] ?? '').trim())

interface TitledDocument {
  /** As `pages:12`. */
  id: string
  path: string
  title: Texts
}

/** Finds the documents that are hidden in each language. In the default language there are none. */
export const hiddenDocuments = (
  { shown, main }: SiteLanguages,
  documents: readonly TitledDocument[],
): SiteLanguages['hidden'] =>
  new Map(
    shown
      .filter((locale) => locale !== main)
      .map((locale) => {
        const untranslated = documents.filter(({ title }) => !isTranslated(title, locale))
        return [
          locale,
          {
            paths: new Set(untranslated.map(({ path }) => path)),
            ids: new Set(untranslated.map(({ id }) => id)),
          },
        ]
      }),
  )

const schoolOf = /^\/schools\/[^/?#]+/

/** The end of the addresses of a document's comments. */
const commentsPart = /\/comments(?=[/.?#]|$).*/

/** Whether there is a page at a path in a language. What belongs to a hidden school is hidden with it, and comments are. */
export const hasPage = ({ shown, hidden }: SiteLanguages, locale: Locale, path: string): boolean => {
  if (!shown.includes(locale)) return false
  const paths = hidden.get(locale)?.paths
  if (!paths?.size) return true
  const owners = [path, schoolOf.exec(path)?.[0] ?? path, path.replace(commentsPart, '')]
  return !owners.some((owner) => paths.has(owner))
}

export const hiddenIds = ({ hidden }: SiteLanguages, locale: Locale, collection: string): number[] =>
  [...(hidden.get(locale)?.ids ?? [])].flatMap((id) =>
    id.startsWith(`${collection}:`) ? [Number(id.slice(collection.length + 1))] : [],
  )

export const languagesOf = (languages: SiteLanguages, path: string): Locale[] =>
  languages.shown.filter((locale) => hasPage(languages, locale, path))

/** The language, or the default one if visitors do not see it. */
export const publicLocale = ({ shown, main }: SiteLanguages, locale: Locale): Locale =>
  shown.includes(locale) ? locale : main

/** Addresses name their language for good, except `/`: it leads to the default language, and English then has `/en`. */
export const homePath = ({ main }: SiteLanguages, locale: Locale): string =>
  locale === unprefixedLocale && main !== unprefixedLocale ? `/${unprefixedLocale}` : localePath(locale, '/')

export const pagePath = (languages: SiteLanguages, locale: Locale, path: string): string =>
  path === '/' ? homePath(languages, locale) : localePath(locale, path)

/** Where a request in a language leads if its page is not at this address; undefined if it is. */
export const languageTarget = (url: string, locale: Locale, languages: SiteLanguages): string | undefined => {
  const at = url.indexOf('?')
  const [pathname, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  const { shown, main } = languages
  if (!shown.includes(locale)) return pagePath(languages, main, splitLocale(pathname).path) + query
  if (pathname === '/' && main !== unprefixedLocale) return homePath(languages, main) + query
  if (pathname === `/${unprefixedLocale}` && main === unprefixedLocale) return `/${query}`
  return undefined
}

/** Where texts come from that a language lacks, the best first: the default language, then English. */
export const fallbackLocales = ({ main }: SiteLanguages, locale: Locale): Locale[] =>
  [...new Set([main, usualMain])].filter((other) => other !== locale)
