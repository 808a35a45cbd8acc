import { parseUrl } from '../../../shared/address/parse-url'

/** Addresses in texts: only those that a browser may follow safely. */

/** Resolves an address against the old site. Undefined if it is not one of the web, mail or telephone. */
export const safeAddress = (given: string, site: string): string | undefined => {
  // Browsers ignore control characters inside an address, also in the middle of `javascript:`.
  const text = given
    .trim()
    .replace(/\p{Cc}+/gu, '')
    .replaceAll(' ', '%20')
  if (!text || text.startsWith('#') || text.length > 2000) return undefined
  if (/^(mailto|tel):[^\s<>"]+$/i.test(text)) return text
  const base = /^https?:/i.test(site) ? `${site}/` : undefined
  const url = parseUrl(text, base)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  // Names and passwords in an address serve only those who want to deceive.
  url.username = ''
  url.password = ''
  return url.href
}

const pictureFile = /\.(jpe?g|png|gif|webp|avif|bmp|tiff?|svg)$/i
export const isPictureAddress = (address: string): boolean =>
  pictureFile.test(parseUrl(address)?.pathname ?? '')

/** A host without `www.`, and the path: the same for http and https. */
export const fileKey = (address: string): string => {
  const { host, pathname } = new URL(address)
  return `${host.replace(/^www\./, '')}${pathname}`
}

/** WordPress's own image server answers for the host in the path: `i0.wp.com/old.example/x.jpg`. */
const withoutProxy = (url: URL): URL => {
  const [, host = '', ...rest] = /^i\d\.wp\.com$/.test(url.host) ? url.pathname.split('/') : []
  return /^[\w-]+(\.[\w-]+)+$/.test(host) ? new URL(`https://${host}/${rest.join('/')}`) : url
}

/**
 * The addresses of a picture, the best first: the original before the smaller copy `x-300x200.jpg` that a text shows. The
 * query of `x.jpg?w=300` only asks for another size.
 */
export const pictureAddresses = (address: string): string[] => {
  const url = withoutProxy(new URL(address))
  url.hash = ''
  const written = url.href
  if (!pictureFile.test(url.pathname)) return [written]
  url.search = ''
  const plain = url.href
  const original = plain.replace(/-\d{2,4}x\d{2,4}(\.\w+)$/, '$1')
  return [...new Set([original, plain, written])]
}

/** The last part of an address, for people. */
export const fileName = (address: string): string => {
  const last = address.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
  try {
    return decodeURIComponent(last) || address
  } catch {
    return last || address
  }
}
