import type { HostDirective } from '../contract'
import { isHost } from '../services/host-name'

/** Where the site itself lives. */
export interface OwnPlace {
  publicUrl: string
  /** Host and port, in every way that visitors write them. */
  hosts: ReadonlySet<string>
}

/** Browsers name the same machine in two ways. */
export const ownPlace = (publicUrl: string): OwnPlace => {
  const { host } = new URL(publicUrl)
  const hosts = [host, host.replace(/^127\.0\.0\.1/, 'localhost'), host.replace(/^localhost/, '127.0.0.1')]
  return { publicUrl, hosts: new Set(hosts) }
}

export type AddressKind = 'own' | 'foreign' | 'odd'

/** Schemes that reach nobody. */
const harmless = new Set(['data:', 'blob:', 'about:'])

/** As a browser reads it: protocol-relative, with backslashes, spaces and tabs. */
export const readAddress = (value: string, own: OwnPlace): URL | undefined =>
  URL.canParse(value, own.publicUrl) ? new URL(value, own.publicUrl) : undefined

/** A path of ours in plain letters, as nearly all addresses of a page are: nothing needs to be parsed. */
export const isOwnPath = (value: string): boolean => /^[/#](?![/\\])[\w\-./?=&%:,+~@!$()*;#]*$/.test(value)

/** `odd` is what no page of ours needs, such as `javascript:`. */
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

/** Names that stand in scripts without ever being reached. */
const onlyNames = new Set(['www.w3.org', 'w3.org', 'schema.org', 'www.schema.org'])

/** The addresses that a script mentions, so most likely those that it reaches. */
export const addressesIn = (script: string, own: OwnPlace): URL[] => {
  const found = new Map<string, URL>()
  for (const [, address = ''] of script.matchAll(/["'`]((?:https?:)?\\?\/\\?\/[^"'`\s]+)/gi)) {
    const url = readAddress(address.replaceAll('\\/', '/'), own)
    if (url && kindOfAddress(url, own) === 'foreign' && isHost(url.hostname) && !onlyNames.has(url.hostname))
      found.set(url.href, url)
  }
  return [...found.values()]
}

/** What a link of this kind loads; undefined for one that is only read, `connect-src` for one that only opens the way. */
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
