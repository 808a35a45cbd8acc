import type { IncomingHttpHeaders } from 'node:http'
import { splitLocale } from '../../../shared/locale'
import { rememberResults } from '../../../shared/remember-results'
import { OTHER, type ViewCount } from '../contract'
import { campaignOf, isBrowser, isPrefetch, isStaff, referringHost } from './visitor'

/** Limits of one node's memory: a flood of made-up referrers grows neither the memory nor the table. */
export const viewLimits = { hostsPerDay: 300, rowsPerDay: 5000 }

const maxRemembered = 1000

/** A longer referrer is not read. */
const maxRefererLength = 1000

/**
 * Counts page views in memory until they are stored. `add` runs with every response from the page cache, so it only looks up and
 * increments; keys are split when they are taken.
 */
export class ViewCounts {
  readonly #isBrowser = rememberResults(isBrowser, maxRemembered)
  readonly #hostOf: (referer: string) => string
  readonly #limits: typeof viewLimits
  /** By the page's key in the cache, then by referring host. */
  #views = new Map<string, Map<string, number>>()
  #size = 0
  /** The current day, its hosts and its rows; beyond the limits, views are counted as "other". */
  #day = ''
  readonly #hosts = new Set<string>()
  readonly #rows = new Set<string>()

  constructor(ownHost: string, limits = viewLimits) {
    this.#limits = limits
    this.#hostOf = rememberResults((referer) => referringHost(referer, ownHost), maxRemembered)
  }

  /** `key`: the page's address without what a visitor typed, as it is in the cache; `url`: as it was asked for. */
  add(key: string, headers: IncomingHttpHeaders, url?: string): void {
    const agent = headers['user-agent']
    if (agent === undefined || !this.#isBrowser(agent) || isPrefetch(headers) || isStaff(headers)) return
    const { referer } = headers
    const site = !referer ? '' : referer.length > maxRefererLength ? OTHER : this.#hostOf(referer)
    const host = campaignOf(url) ?? site
    const hosts = this.#views.get(key) ?? this.#newPage(key)
    const count = hosts.get(host)
    if (count !== undefined) hosts.set(host, count + 1)
    else this.#addHost(hosts, host)
  }

  #newPage(key: string): Map<string, number> {
    // Calculations and searches are endless; their page is one.
    const at = key.indexOf('?')
    const page = at < 0 ? key : key.slice(0, at)
    const hosts = this.#views.get(page) ?? new Map<string, number>()
    this.#views.set(page, hosts)
    return hosts
  }

  #addHost(hosts: Map<string, number>, host: string): void {
    const counted = this.#size < this.#limits.rowsPerDay ? host : OTHER
    const count = hosts.get(counted) ?? 0
    hosts.set(counted, count + 1)
    if (count === 0) this.#size++
  }

  /** The views since the last time; counting begins anew. `day` is the day at the site. */
  take(day: string): ViewCount[] {
    if (day !== this.#day) {
      this.#day = day
      this.#hosts.clear()
      this.#rows.clear()
    }
    const taken = new Map<string, ViewCount>()
    for (const [key, hosts] of this.#views) {
      const { locale: language, path: page } = splitLocale(key)
      for (const [host, count] of hosts) {
        const row = this.#boundedRow({ day, page, language, host, count })
        const rowKey = toViewKey(row)
        const known = taken.get(rowKey)
        taken.set(rowKey, { ...row, count: count + (known?.count ?? 0) })
      }
    }
    this.#views = new Map()
    this.#size = 0
    return [...taken.values()]
  }

  /** The row itself, or the one that takes the long tail. */
  #boundedRow(view: ViewCount): ViewCount {
    const host = this.#hasOwnRow(this.#hosts, view.host, this.#limits.hostsPerDay) ? view.host : OTHER
    for (const row of [
      { ...view, host },
      { ...view, host: OTHER },
    ])
      if (this.#hasOwnRow(this.#rows, toViewKey(row), this.#limits.rowsPerDay)) return row
    return { ...view, page: OTHER, host: OTHER }
  }

  /** Whether a value has its own row today: it is known, or there is room for it. */
  #hasOwnRow(known: Set<string>, value: string, most: number): boolean {
    if (known.has(value)) return true
    if (known.size >= most) return false
    known.add(value)
    return true
  }
}

/** Identifies a row of a day. */
export const toViewKey = ({ day, page, language, host }: ViewCount): string =>
  `${day} ${language} ${page} ${host}`
