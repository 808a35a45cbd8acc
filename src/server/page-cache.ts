import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What a render gives the cache. Undefined means: there is no such page. */
export interface Rendered {
  body: string
  contentType: string
  status: number
  tags: Iterable<string>
}

/** A page ready to be sent, in every encoding. */
export interface CachedPage {
  identity: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
  contentType: string
  status: number
}

interface Entry {
  page: CachedPage
  tags: Set<string>
  render: Render
  /** When a change made this page old; undefined while it is current. */
  staleSince?: number
  renderedAt: number
}

type Render = () => Promise<Rendered | undefined>

export interface PageCacheOptions {
  maxBytes?: number
  /** An old page may be shown this long after the change; whoever comes later waits for the new one. */
  staleMs?: number
  /** No page is kept longer, in case a change went unannounced. */
  maxAgeMs?: number
  now?: () => number
  onError?: (error: unknown, key: string) => void
}

export interface PageCacheStats {
  hits: number
  stale: number
  misses: number
  renders: number
  failures: number
  entries: number
  bytes: number
}

/**
 * Keeps rendered pages in memory. One render per page at a time, however many ask; a change makes pages old by tag
 * and renders them anew in the background, most recently used first, while the old ones are still served.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #rendering = new Map<string, Promise<CachedPage | undefined>>()
  /** For each tag the number of its last change: a render that began before it must not count as current. */
  readonly #changes = new Map<string, number>()
  readonly #options: Required<PageCacheOptions>
  readonly #counts = { hits: 0, stale: 0, misses: 0, renders: 0, failures: 0 }
  #bytes = 0
  #sequence = 0
  #clearedAt = 0
  #refreshing = false

  constructor(options: PageCacheOptions = {}) {
    this.#options = {
      maxBytes: 128 * 1024 * 1024,
      staleMs: 900,
      maxAgeMs: 60 * 60 * 1000,
      now: Date.now,
      onError: () => {},
      ...options,
    }
  }

  get stats(): PageCacheStats {
    return { ...this.#counts, entries: this.#entries.size, bytes: this.#bytes }
  }

  /** A current page, synchronously: the way nearly every request goes. */
  peek(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.staleSince !== undefined || this.#tooOld(entry)) return undefined
    this.#touch(key, entry)
    this.#counts.hits++
    return entry.page
  }

  async get(key: string, render: Render): Promise<CachedPage | undefined> {
    const current = this.peek(key)
    if (current) return current
    const entry = this.#entries.get(key)
    if (!entry) {
      this.#counts.misses++
      return this.#render(key, render)
    }
    this.#counts.stale++
    const fresh = this.#render(key, render)
    const recent =
      entry.staleSince !== undefined && this.#options.now() - entry.staleSince < this.#options.staleMs
    // A page that is a little old beats a slow one, and any page beats an error.
    if (recent) {
      fresh.catch(() => {})
      return entry.page
    }
    return fresh.catch(() => entry.page)
  }

  invalidate(tags: readonly string[]): void {
    this.#sequence++
    for (const tag of tags) this.#changes.set(tag, this.#sequence)
    const now = this.#options.now()
    for (const entry of this.#entries.values())
      if (tags.some((tag) => entry.tags.has(tag))) entry.staleSince ??= now
    void this.#refresh()
  }

  /** Makes every page old: for when changes may have been missed. */
  invalidateAll(): void {
    this.#sequence++
    this.#clearedAt = this.#sequence
    const now = this.#options.now()
    for (const entry of this.#entries.values()) entry.staleSince ??= now
    void this.#refresh()
  }

  #tooOld(entry: Entry) {
    return this.#options.now() - entry.renderedAt > this.#options.maxAgeMs
  }

  #touch(key: string, entry: Entry) {
    // A Map keeps the order of insertion, which makes it a list by last use.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  /** Renders old pages one after the other, so that an edit never takes the processor from the visitors. */
  async #refresh(): Promise<void> {
    if (this.#refreshing) return
    this.#refreshing = true
    try {
      for (let stale = this.#stale(); stale.length; stale = this.#stale()) {
        let failed = false
        for (const [key, entry] of stale) {
          // Gone or renewed by a request in the meantime.
          if (this.#entries.get(key) !== entry) continue
          await this.#render(key, entry.render).catch(() => {
            failed = true
          })
        }
        // The next request tries again; until then the old pages serve.
        if (failed) return
      }
    } finally {
      this.#refreshing = false
    }
  }

  #stale() {
    return [...this.#entries].filter(([, entry]) => entry.staleSince !== undefined).reverse()
  }

  #render(key: string, render: Render): Promise<CachedPage | undefined> {
    const running = this.#rendering.get(key)
    if (running) return running
    const started = this.#renderNow(key, render).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, started)
    return started
  }

  async #renderNow(key: string, render: Render): Promise<CachedPage | undefined> {
    const began = this.#sequence
    try {
      this.#counts.renders++
      const rendered = await render()
      if (!rendered) {
        this.#drop(key)
        return undefined
      }
      const page = await toCachedPage(rendered)
      this.#keep(key, page, new Set(rendered.tags), render, began)
      return page
    } catch (error) {
      this.#counts.failures++
      this.#options.onError(error, key)
      throw error
    }
  }

  #keep(key: string, page: CachedPage, tags: Set<string>, render: Render, began: number) {
    this.#drop(key)
    const overtaken =
      this.#clearedAt > began || [...tags].some((tag) => (this.#changes.get(tag) ?? 0) > began)
    const now = this.#options.now()
    this.#entries.set(key, { page, tags, render, renderedAt: now, ...(overtaken ? { staleSince: now } : {}) })
    this.#bytes += sizeOf(page)
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#drop(oldest)
    }
    if (overtaken) void this.#refresh()
  }

  #drop(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= sizeOf(entry.page)
  }
}

const sizeOf = (page: CachedPage) => page.identity.length + page.br.length + page.gzip.length

const toCachedPage = async ({ body, contentType, status }: Rendered): Promise<CachedPage> => {
  const identity = Buffer.from(body)
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity, { level: 6 }),
  ])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { identity, br, gzip: gzipped, etag, contentType, status }
}
