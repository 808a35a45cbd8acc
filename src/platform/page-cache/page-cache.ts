import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { RenderGate } from '../http/limits/render-gate'
import { pathForLog } from '../http/log/path-for-log'
import { BestCompression } from './best-compression'
import { Entries, type Entry, type Render } from './cache-entries'
import { type CachedPage, memoryOf, toCachedPage } from './cached-page'

interface Change {
  number: number
  at: number
}

/** Changes since a render began: the first of each tag, and the first that concerned everything. */
interface Changes {
  ofTags: Map<string, Change>
  ofAll?: Change
}

interface Rendering {
  changes: Changes
  done: Promise<Outcome>
}

interface Outcome {
  page: CachedPage | undefined
  /** The change that made the page stale during its render. */
  overtakenBy?: Change
}

interface KeepOptions {
  /** One of endlessly many, such as a search: dropped at a change instead of being rendered again. */
  disposable?: boolean
  /**
   * Called before a page that is not in memory is rendered. It throws to refuse this client, and returns false when
   * there can be no such page.
   */
  admit?: () => Promise<boolean>
}

export interface PageCacheOptions {
  /** Memory for the site's own pages. */
  maxBytes?: number
  /** Memory for disposable pages. It is separate, so that they never displace pages of the site. */
  maxDisposableBytes?: number
  /** Limits the renders in progress. Without it requests do not wait. */
  gate?: Pick<RenderGate, 'run'>
  /** A stale page may be shown this long after the change; later requests wait for the new one. */
  staleMs?: number
  /** No page is kept longer, in case a change was not announced. */
  maxAgeMs?: number
  now?: () => number
  /** Waits, without keeping the process running. */
  pause?: (ms: number) => Promise<unknown>
  /** Processor time that the process has used, of all threads, in milliseconds. */
  processorTime?: () => number
  /** Compresses pages that are used again better than there is time for in a request. */
  best?: Pick<BestCompression, 'add' | 'close'>
  onError?: (error: unknown, key: string) => void
  /** Runs a render, and may note how long it takes. */
  trace?: (render: Render) => ReturnType<Render>
}

export interface PageCacheStats {
  hits: number
  stale: number
  misses: number
  renders: number
  failures: number
  entries: number
  bytes: number
  /** Stale pages are being rendered again. */
  isRefreshing: boolean
}

/**
 * Keeps rendered pages in memory. Concurrent requests share one render. A change makes pages stale by tag and renders
 * them again in the background, most recently used first, while the stale ones are still served.
 */
export class PageCache {
  readonly #pages: Entries
  readonly #disposable: Entries
  readonly #rendering = new Map<string, Rendering>()
  readonly #requested = new Set<Promise<Outcome>>()
  readonly #options: Required<PageCacheOptions>
  readonly #counts = { hits: 0, stale: 0, misses: 0, renders: 0, failures: 0 }
  #lastChange = 0
  #refreshing = false
  #closed = false

  constructor(options: PageCacheOptions = {}) {
    this.#options = {
      maxBytes: 112 * 1024 * 1024,
      maxDisposableBytes: 16 * 1024 * 1024,
      gate: { run: (_kind, work) => work() },
      staleMs: 900,
      maxAgeMs: 60 * 60 * 1000,
      now: () => Date.now(),
      pause: (ms) => delay(ms, undefined, { ref: false }),
      processorTime: () => {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1000
      },
      best: { add: () => {}, close: async () => {} },
      onError: () => {},
      trace: (render) => render(),
      ...options,
    }
    this.#pages = new Entries(this.#options.maxBytes)
    this.#disposable = new Entries(this.#options.maxDisposableBytes)
  }

  get stats(): PageCacheStats {
    return {
      ...this.#counts,
      entries: this.#pages.size + this.#disposable.size,
      bytes: this.#pages.bytes + this.#disposable.bytes,
      isRefreshing: this.#refreshing,
    }
  }

  current(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key) ?? this.#disposable.get(key)
    return this.#isCurrent(entry, this.#options.now()) ? entry.page : undefined
  }

  has(key: string): boolean {
    return this.current(key) !== undefined
  }

  /** A current page, synchronously: nearly every request is answered this way. */
  peek(key: string): CachedPage | undefined {
    const entries = this.#pages.get(key) ? this.#pages : this.#disposable
    const entry = entries.get(key)
    const now = this.#options.now()
    if (!this.#isCurrent(entry, now)) return undefined
    if (entries.touch(key, entry, now) && entries === this.#pages) this.#compressBest(key, entry)
    this.#counts.hits++
    return entry.page
  }

  async get(
    key: string,
    render: Render,
    { disposable = false, admit }: KeepOptions = {},
  ): Promise<CachedPage | undefined> {
    const current = this.peek(key)
    if (current) return current
    const entries = this.#pages.get(key) ? this.#pages : this.#disposable
    const entry = entries.get(key)
    if (!entry) {
      this.#counts.misses++
      // Joining a render in progress costs nothing, so it needs no admission.
      if (admit && !this.#rendering.has(key) && !(await admit())) return undefined
      return this.peek(key) ?? this.#fresh(key, render, disposable)
    }
    this.#counts.stale++
    entries.touch(key, entry, this.#options.now())
    const fresh = this.#fresh(key, render, disposable)
    const recent =
      entry.staleSince !== undefined && this.#options.now() - entry.staleSince < this.#options.staleMs
    // A slightly stale page is better than a slow one, and any page is better than an error.
    if (recent) {
      fresh.catch(() => {})
      return entry.page
    }
    return fresh.catch(() => entry.page)
  }

  invalidate(tags: readonly string[]): void {
    const change = this.#nextChange()
    for (const { changes } of this.#rendering.values())
      for (const tag of tags) if (!changes.ofTags.has(tag)) changes.ofTags.set(tag, change)
    this.#makeOld(change, (entry) => tags.some((tag) => entry.tags.has(tag)))
  }

  /** Makes every page stale, for when changes may have been missed. */
  invalidateAll(): void {
    const change = this.#nextChange()
    for (const { changes } of this.#rendering.values()) changes.ofAll ??= change
    this.#makeOld(change, () => true)
  }

  /** Ends the work that is done beside requests. A render that is under way loses the database, which is no failure. */
  close(): Promise<void> {
    this.#closed = true
    return this.#options.best.close()
  }

  /** The ETag stays: it names the content, in whichever encoding it is sent. */
  #compressBest(key: string, entry: Entry): void {
    const { page } = entry
    if (!page.br || page.isBest) return
    // Both together would take too much of the processor. The page is added again with its next use.
    const isWanted = () =>
      this.#pages.get(key) === entry && entry.staleSince === undefined && !this.#refreshing
    const done = (br: Buffer) => {
      if (this.#pages.get(key) !== entry) return
      if (br.length < (page.br?.length ?? 0)) page.br = br
      page.isBest = true
      this.#pages.resize(entry, memoryOf(page, key, entry.tags))
    }
    this.#options.best.add({ bytes: page.identity, isWanted, done })
  }

  #nextChange(): Change {
    this.#lastChange++
    return { number: this.#lastChange, at: this.#options.now() }
  }

  #makeOld({ at }: Change, concerns: (entry: Entry) => boolean) {
    for (const [key, entry] of this.#disposable.all()) if (concerns(entry)) this.#disposable.drop(key)
    for (const [, entry] of this.#pages.all()) if (concerns(entry)) entry.staleSince ??= at
    void this.#refresh()
  }

  #isCurrent(entry: Entry | undefined, now: number): entry is Entry {
    return entry !== undefined && entry.staleSince === undefined && now < entry.until
  }

  /**
   * Renders stale pages one after the other, so that visitors' requests are served in between. The pages that were used last
   * are rendered at once. Visitors who ask for another one get it new in any case, so the rest may take longer and leaves more
   * than half of a core to others.
   */
  async #refresh(): Promise<void> {
    if (this.#refreshing) return
    this.#refreshing = true
    const { now, pause, processorTime, staleMs } = this.#options
    let start = now()
    try {
      for (let stale = this.#stale(); stale.length; stale = this.#stale()) {
        const change = this.#lastChange
        let failed = false
        for (const [key, entry] of stale) {
          // Side by side, a page that somebody waits for and this one would take twice as long.
          if (this.#requested.size) await Promise.race([Promise.allSettled(this.#requested), pause(staleMs)])
          if (this.#closed) return
          // Another change has made the pages used last old again. Many changes in a row must not take a whole core.
          if (this.#lastChange !== change) {
            if (now() - start > hurryEveryMs) start = now()
            break
          }
          // Dropped or rendered by a request in the meantime.
          if (this.#pages.get(key) !== entry || !entry.render) continue
          const began = { at: now(), used: processorTime() }
          await this.#render(key, entry.render, false).done.catch(() => {
            failed = true
          })
          if (now() - start > staleMs)
            await pause(restAfter({ elapsed: now() - began.at, used: processorTime() - began.used }))
        }
        // The next request tries again; until then the stale pages are served.
        if (failed) return
      }
    } finally {
      this.#refreshing = false
    }
  }

  #stale() {
    return this.#pages
      .all()
      .filter(([, entry]) => entry.staleSince !== undefined)
      .reverse()
  }

  /** A page that shows every change from before this call. */
  async #fresh(key: string, render: Render, disposable: boolean): Promise<CachedPage | undefined> {
    const asked = this.#lastChange
    const first = await this.#renderInTurn(key, render, disposable).done
    if (!first.overtakenBy || first.overtakenBy.number > asked) return first.page
    // That render began before the change. The one that runs now began after it.
    const second = await this.#renderInTurn(key, render, disposable).done.catch(() => first)
    return second.page
  }

  /** For requests, which wait at the gate. Renders after a change do not: they run one at a time anyway. */
  #renderInTurn(key: string, render: Render, disposable: boolean): Rendering {
    const kind = disposable ? 'variant' : 'page'
    const rendering = this.#render(key, render, disposable, (work) => this.#options.gate.run(kind, work))
    const { done } = rendering
    this.#requested.add(done)
    const forget = () => this.#requested.delete(done)
    done.then(forget, forget)
    return rendering
  }

  #render(
    key: string,
    render: Render,
    disposable: boolean,
    inTurn: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
  ): Rendering {
    const running = this.#rendering.get(key)
    if (running) return running
    const changes: Changes = { ofTags: new Map() }
    const done = inTurn(() => this.#renderNow(key, render, disposable, changes)).finally(() =>
      this.#rendering.delete(key),
    )
    const started = { changes, done }
    this.#rendering.set(key, started)
    return started
  }

  async #renderNow(key: string, render: Render, disposable: boolean, changes: Changes): Promise<Outcome> {
    try {
      this.#counts.renders++
      const rendered = await this.#options.trace(render)
      const entries = disposable ? this.#disposable : this.#pages
      const page = rendered && (await toCachedPage(rendered, entries.get(key)?.page))
      const tags = rendered && new Set(rendered.tags)
      const overtakenBy = firstChange(changes, tags)
      if (page && tags && !(disposable && overtakenBy)) {
        const bytes = memoryOf(page, key, tags)
        const now = this.#options.now()
        const until = Math.min(now + this.#options.maxAgeMs, rendered.until ?? Infinity)
        // A page that is rendered again has not been used by that.
        const touchedAt = entries.get(key)?.touchedAt ?? now
        const kept = { page, tags, bytes, until, touchedAt }
        entries.set(key, disposable ? kept : { ...kept, render, staleSince: overtakenBy?.at })
        if (!disposable && overtakenBy) void this.#refresh()
      } else entries.drop(key)
      return { page, overtakenBy }
    } catch (error) {
      if (!this.#closed) {
        this.#counts.failures++
        this.#options.onError(error, key)
      }
      throw error
    }
  }
}

/** The share of a core that pages take which are rendered again while nobody waits for them. */
const refreshShare = 0.4
/** How often pages are rendered at once, without rests. */
const hurryEveryMs = 5000
/** A longer render has waited for something else. */
const maxRestMs = 1000

/** How long to rest, so that the processor time that a render has used is its share of the whole time. */
const restAfter = ({ elapsed, used }: { elapsed: number; used: number }): number =>
  Math.min(Math.max(Math.round(used / refreshShare - elapsed), 0), maxRestMs)

/** The first change that concerns the page. If there was no page, any change may have created it. */
const firstChange = ({ ofTags, ofAll }: Changes, tags: Set<string> | undefined): Change | undefined =>
  [...ofTags]
    .flatMap(([tag, change]) => (!tags || tags.has(tag) ? [change] : []))
    .concat(ofAll ?? [])
    .sort((a, b) => a.number - b.number)[0]

/** The cache of a site; it logs what fails. */
export const sitePageCache = (
  gate: RenderGate,
  logger: Pick<Logger, 'error'>,
  best: PageCacheOptions['best'] = new BestCompression({
    onError: (err) => logger.error({ err }, 'pages could not be compressed'),
  }),
  trace?: PageCacheOptions['trace'],
): PageCache =>
  new PageCache({
    gate,
    best,
    ...(trace && { trace }),
    // The key is an address that may contain what a visitor typed.
    onError: (err, key) => logger.error({ err, path: pathForLog(key) }, 'page could not be rendered'),
  })
