import { homePath, pagePath, type SiteLanguages } from '../language/site-languages'
import { isLocale, type Locale, unprefixedLocale } from '../locale'
import { parseUrl } from './parse-url'

/** Accepts a path of this site or a web address, but neither `javascript:` nor `//host`. */
export const isLinkTarget = (value: string): boolean => {
  if (/^\/(?![/\\])/.test(value)) return !/\s/.test(value)
  // `URL` drops line breaks, which a `Location` header cannot have.
  return /^https?:\/\//i.test(value) && !/\p{Cc}/u.test(value) && parseUrl(value) !== undefined
}

/** Files and technical addresses, which are the same in all languages. */
const hasNoLanguage = /^\/(admin|api|assets|media)(\/|$)/

/** A path of this site in a language, unless it is written with one. `/en/about` is the English page in every language. */
export const localiseTarget = (languages: SiteLanguages, locale: Locale, target: string): string => {
  const [, first = '', ...rest] = target.split('/')
  if (first === unprefixedLocale) return pagePath(languages, first, `/${rest.join('/')}`)
  if (isLocale(first) || hasNoLanguage.test(target)) return target
  // `/#anchor` is a place on the home page.
  return /^\/[?#]/.test(target)
    ? homePath(languages, locale) + target.slice(1)
    : pagePath(languages, locale, target)
}
