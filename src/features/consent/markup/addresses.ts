import { parseUrl } from '../../../shared/address/parse-url'
import type { HostDirective } from '../contract'
import { isHost } from '../services/host-name'

/** The site's own address. */
export interface OwnPlace {
  publicUrl: string
  /** Host and port in all spellings that visitors use. */
  hosts: ReadonlySet<string>
}

/** `localhost` and `127.0.0.1` are the same machine. */
export const ownPlace = (publicUrl: string): OwnPlace => {
  const { host } = new URL(publicUrl)
  const hosts = [host, host.replace(/^127\.0\.0\.1/, 'localhost'), host.replace(/^localhost/, '127.0.0.1')]
  return { publicUrl, hosts: new Set(hosts) }
}

export type AddressKind = 'own' | 'foreign' | 'odd'

/** Schemes that send no request. */
const harmless = new Set(['data:', 'blob:', 'about:'])

/** As a browser reads it: protocol-relative, with backslashes, spaces and tabs. */
export const readAddress = (value: string, own: OwnPlace): URL | undefined => parseUrl(value, own.publicUrl)

/** A simple path of this site, as nearly all addresses of a page are. Spares parsing them. */
export const isOwnPath = (value: string): boolean => /^[/#](?![/\\])[\w\-./?=&%:,+~@!$()*;#]*$/.test(value)

/** `odd` are schemes that our pages never need, such as `javascript:`. */
export const kindOfAddress = (url: URL | undefined, own: OwnPlace): AddressKind => {
  if (!url) return 'odd'
  if (harmless.has(url.protocol)) return 'own'
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'odd'
  return own.hosts.has(url.host) ? 'own' : 'foreign'
}

/** The addresses of a `srcset`: each ends at white space, or at the comma after it. */
export const srcsetAddresses = (value: string): string[] => {
  const addresses: string[] = []
  let rest = value
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '')
    const [address] = /^\S+/.exec(rest) ?? []
    if (!address) return addresses
    addresses.push(address.replace(/,+$/, ''))
    rest = rest.slice(address.length)
    if (!address.endsWith(',')) rest = rest.replace(/^(\([^)]*\)|[^,(])*/, '')
  }
}

/** Hosts that scripts mention only as identifiers, such as namespaces. */
const onlyNames = new Set(['www.w3.org', 'w3.org', 'schema.org', 'www.schema.org'])

/** The third-party addresses in a script's text, which it will most likely load. */
export const addressesIn = (script: string, own: OwnPlace): URL[] => {
  const found = new Map<string, URL>()
  for (const [, address = ''] of script.matchAll(/["'`]((?:https?:)?\\?\/\\?\/[^"'`\s]+)/gi)) {
    const url = readAddress(address.replaceAll('\\/', '/'), own)
    if (url && kindOfAddress(url, own) === 'foreign' && isHost(url.hostname) && !onlyNames.has(url.hostname))
      found.set(url.href, url)
  }
  return [...found.values()]
}

/** The directive for what a link loads; undefined if it loads nothing, `connect-src` if it only preconnects. */
export const directiveOfLink = (rel: string, as: string): HostDirective | undefined => {
  const kinds = rel.toLowerCase().split(/\s+/).filter(Boolean)
  if (kinds.every((kind) => onlyRead.has(kind))) return undefined
  if (kinds.includes('stylesheet')) return 'style-src'
  if (kinds.includes('modulepreload')) return 'script-src'
  if (kinds.some((kind) => kind.includes('icon'))) return 'img-src'
  return byDestination[as.toLowerCase()] ?? 'connect-src'
}

const onlyRead = new Set(
  'canonical alternate author bookmark help license me next nofollow noopener noreferrer prev privacy-policy search tag terms-of-service'.split(
    ' ',
  ),
)

const byDestination: Record<string, HostDirective> = {
  script: 'script-src',
  worker: 'script-src',
  style: 'style-src',
  font: 'font-src',
  image: 'img-src',
  audio: 'media-src',
  video: 'media-src',
  track: 'media-src',
  document: 'frame-src',
}
