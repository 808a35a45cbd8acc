import { type Address, pathIn, readAddress } from '../rules/address'

// Which unknown addresses are worth counting. Nothing that may say who asked is kept.

const maxLength = 200

/** Parts of the site whose unknown addresses are no lost pages, or may contain a secret. */
const ownAreas = new Set([
  'admin',
  'api',
  'assets',
  'captcha',
  'cart',
  'enrolled',
  'media',
  'preview',
  'quotes',
  'reset',
  'setup',
  'verify',
])

/** Addresses that attackers probe, and those that browsers request by themselves. */
const noise =
  /(^|\/)(\.|wp-(admin|includes|login|config|json)|xmlrpc|cgi-bin|phpmyadmin|pma|vendor|autodiscover|actuator|owa|boaform|favicon\.ico|apple-touch-icon|browserconfig|ads\.txt|sw\.js)|\.(env|git|sql|bak|old|log|ini|ya?ml|sh|exe|dll|tar|t?gz|rar|7z|map|cgi|jsp)$|[<>"'`(){}[\]|;$*@\s]/

/** Long parts with digits are more likely keys than names of pages. */
const keyLike = /(^|\/)(?=[^/]*\d)[^/\-.]{20,}|[0-9a-f]{16,}|(^|\/)[^/]{81,}/

/** Parameters by which predecessors name a page. Others may be personal, such as what was searched for. */
const pageParam =
  /^((option|view|task|layout)=[a-z_.]{1,40}|(id|catid|item_id|article|p|page_id|cat)=\d{1,8}(:[\w-]{1,60})?)$/i

/** The text by which an unknown address is counted; undefined if it is not. */
export const missingAddress = (url: string): string | undefined => {
  const address = readAddress(url)
  if (!address) return undefined
  const { path } = address
  const parts = path.split('/')
  if (path.length > maxLength || parts.length > 9 || ownAreas.has(parts[1] ?? '')) return undefined
  if (noise.test(path) || keyLike.test(path)) return undefined
  return writeKept({ ...address, params: address.params.filter((param) => pageParam.test(param)) })
}

const writeKept = ({ params, ...address }: Address): string =>
  pathIn(address) + (params.length ? `?${params.join('&')}` : '')

/** Counts in memory until they are stored. A flood of made-up addresses does not grow it. */
export class MissingCounts {
  readonly #counts = new Map<string, number>()
  readonly #most: number

  constructor(most = 500) {
    this.#most = most
  }

  add(url: string): void {
    const address = missingAddress(url)
    if (address === undefined) return
    const count = this.#counts.get(address)
    if (count !== undefined || this.#counts.size < this.#most) this.#counts.set(address, (count ?? 0) + 1)
  }

  /** All counts, most frequent first; counting begins anew. */
  take(): [string, number][] {
    const counts = [...this.#counts].sort(([, a], [, b]) => b - a)
    this.#counts.clear()
    return counts
  }
}
