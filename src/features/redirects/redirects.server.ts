import type { Payload } from 'payload'
import type { RecurringTask } from '../../platform/tasks/scheduler'
import { MissingCounts } from './missing/missing-address'
import { missingTask, storeMissing } from './missing/missing-addresses.server'
import { readRedirects } from './queries.server'
import { isOldHomeAddress, readAddress } from './rules/address'
import { createTable, type Redirected, type RedirectTable, redirectOf } from './rules/redirect-table'

/** Read again after this time, in case a change was not announced. */
const maxAgeMs = 60 * 60 * 1000

interface Loaded {
  table: RedirectTable
  tags: Set<string>
  loadedAt: number
}

/**
 * The redirects of the site, kept in memory until one of them or a page they lead to changes: unknown addresses are
 * requested by the thousand.
 */
export class Redirects {
  readonly #payload: Payload
  readonly #now: () => number
  #loaded: Loaded | undefined
  #isCurrent = false
  #loading: Promise<void> | undefined
  readonly #missing = new MissingCounts()

  constructor(payload: Payload, now: () => number = Date.now) {
    this.#payload = payload
    this.#now = now
  }

  /** The response to an address that the site does not know; synchronous unless a change has to be read first. */
  find(url: string): Redirected | undefined | Promise<Redirected | undefined> {
    const loaded = this.#loaded
    if (this.#isCurrent && loaded && this.#now() - loaded.loadedAt < maxAgeMs)
      return redirectOf(loaded.table, url)
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined
    })
    // If the database does not answer, the redirects from before the change are better than none.
    return this.#loading.then(
      () => this.#loaded && redirectOf(this.#loaded.table, url),
      () => loaded && redirectOf(loaded.table, url),
    )
  }

  /** Reads until nothing has changed meanwhile. */
  async #load(): Promise<void> {
    do {
      this.#isCurrent = true
      try {
        const { redirects, tags } = await readRedirects(this.#payload)
        this.#loaded = { table: createTable(redirects), tags, loadedAt: this.#now() }
      } catch (error) {
        this.#isCurrent = false
        throw error
      }
    } while (!this.#isCurrent)
  }

  invalidate(tags: readonly string[]): void {
    // While it is being read, the tags are not known yet.
    if (this.#loading || tags.some((tag) => this.#loaded?.tags.has(tag))) this.#isCurrent = false
  }

  invalidateAll(): void {
    this.#isCurrent = false
  }

  /** Counts an address that neither a page nor a redirect has answered. */
  countMissing(url: string): void {
    this.#missing.add(url)
  }

  /** Stores the counts every minute. */
  get tasks(): RecurringTask[] {
    return [missingTask(this.#missing)]
  }

  /** Stores the last counts before the site stops. */
  async close(): Promise<void> {
    await storeMissing(this.#payload, this.#missing.take()).catch((err: unknown) =>
      this.#payload.logger.warn({ err, msg: 'missing addresses not stored' }),
    )
  }
}

/** Whether an address of the home page may be one of the predecessor. */
export const isOldHomeUrl = (url: string): boolean => {
  if (!url.includes('?')) return false
  const address = readAddress(url)
  return address !== undefined && isOldHomeAddress(address)
}
