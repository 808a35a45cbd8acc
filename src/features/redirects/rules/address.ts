import { defaultLocale, isLocale, type Locale, localePath, locales } from '../../../shared/locale'

/**
 * An address of the site or of its predecessor in the form in which two are compared: decoded, in small letters, without a
 * trailing slash, its language apart, its parameters sorted.
 */
export interface Address {
  /** The language that the path begins with. `en` only if it is written, as in `/en/about`. */
  locale?: Locale
  /** Without the language. */
  path: string
  /** The path as it was written, for the parts of it that a redirect keeps. */
  written: string
  /** Each as `name=value`. */
  params: string[]
}

const maxLength = 2000
const maxParams = 30

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const tidy = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const unusable = /[\u0000-\u001f\u007f\\]|\/\.{1,2}(\/|$)/

const splitLanguage = (path: string): { locale?: Locale; path: string } => {
  const [, first = '', ...rest] = path.split('/')
  const locale = first.toLowerCase()
  return isLocale(locale) ? { locale, path: `/${rest.join('/')}` } : { path }
}

/** Reads a path with or without a query, or a full address, whose host is ignored. Undefined if it is neither. */
export const readAddress = (text: string): Address | undefined => {
  if (text.length > maxLength) return undefined
  const [local = ''] = text
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .split('#', 1)
  const at = local.indexOf('?')
  const [given, query] = at < 0 ? [local, ''] : [local.slice(0, at), local.slice(at + 1)]
  const { path: written, locale } = splitLanguage(tidy(`/${given}`))
  const path = tidy(decode(written).normalize('NFC').toLowerCase())
  if (unusable.test(path)) return undefined
  const params = [...new URLSearchParams(query)]
    .slice(0, maxParams)
    .map(([name, value]) => `${name}=${value}`)
  return { ...(locale ? { locale } : {}), path, written, params: params.sort() }
}

/** The path with the language that it is in: English has no prefix. */
export const pathIn = ({ locale, path }: Pick<Address, 'locale' | 'path'>): string =>
  localePath(locale ?? defaultLocale, path)

/** The text by which an old address is stored. Two texts for the same address give the same one. */
export const writeAddress = (address: Address): string => {
  const { params } = address
  const query = new URLSearchParams(
    params.map((param) => {
      const at = param.indexOf('=')
      return [param.slice(0, at), param.slice(at + 1)]
    }),
  )
  return pathIn(address) + (params.length ? `?${query}` : '')
}

/** All texts of the addresses that a redirect from this one answers without considering what is below it. */
export const writeInAllLanguages = (from: string): string[] => {
  const address = readAddress(from)
  if (!address) return []
  return address.locale
    ? [writeAddress(address)]
    : locales.map((locale) => writeAddress({ ...address, locale }))
}

/** Parameters by which predecessors name a document at the address of their home page, such as `/?p=12` of WordPress. */
const oldHomeParams = /^(p|page_id|attachment_id|cat|option)=/

/** The home page answers its address with any query. These may still be redirected. */
export const isOldHomeAddress = ({ path, params }: Address): boolean =>
  path === '/' && params.some((param) => oldHomeParams.test(param))

/** Parameters of campaigns, which say nothing about the page. A redirect passes them on. */
export const isCampaignParam = (name: string): boolean =>
  /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/.test(name)
