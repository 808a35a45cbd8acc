type Tagger = (tag: string) => void
type LimitTime = (time: Date) => void

/** Where a page notes what a value depends on, and until when it is true. */
interface Notes {
  tag: Tagger
  validUntil?: LimitTime | undefined
}

interface Entry {
  value: Promise<unknown>
  /** The value after it is loaded, for synchronous reads. */
  ready?: { value: unknown }
  tags: Set<string>
  /** Until when it is kept. */
  until: number
  /** Until when it is true, if that was noted while it was loaded. */
  validUntil?: Date
}

interface QueryMemoOptions {
  keepMs?: number
  maxEntries?: number
  now?: () => number
}

/** Keeps the results of queries until data that they have read changes, for at most a minute. */
export class QueryMemo {
  readonly #entries = new Map<string, Entry>()
  readonly #keepMs: number
  readonly #maxEntries: number
  readonly #now: () => number

  constructor({ keepMs = 60_000, maxEntries = 1000, now = () => Date.now() }: QueryMemoOptions = {}) {
    this.#keepMs = keepMs
    this.#maxEntries = maxEntries
    this.#now = now
  }

  /** The value if it is in memory, synchronously. */
  peek<T>(key: string): T | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.until > this.#now() ? (entry.ready?.value as T | undefined) : undefined
  }

  /**
   * The value of a key, loaded if it is not in memory. `page` gets what was noted while the value was loaded, also if another
   * caller loaded it: a page that shows the value depends on it too.
   */
  async get<T>(
    key: string,
    load: (tag: Tagger, validUntil: LimitTime) => Promise<T>,
    page?: Notes,
  ): Promise<T> {
    const entry = this.#entry(key, load)
    const found = (await entry.value) as T
    // The notes are complete only after loading.
    if (page) for (const tag of entry.tags) page.tag(tag)
    if (entry.validUntil) page?.validUntil?.(entry.validUntil)
    return found
  }

  #entry(key: string, load: (tag: Tagger, validUntil: LimitTime) => Promise<unknown>): Entry {
    const known = this.#entries.get(key)
    if (known && known.until > this.#now()) return known
    const tags = new Set<string>()
    const limitTime = (time: Date) => {
      if (entry.validUntil && entry.validUntil <= time) return
      entry.validUntil = time
      entry.until = Math.min(entry.until, time.getTime())
    }
    const entry: Entry = { value: Promise.resolve(), tags, until: this.#now() + this.#keepMs }
    const value = load((tag) => tags.add(tag), limitTime)
    entry.value = value
    if (this.#entries.size >= this.#maxEntries) this.#dropOldest()
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    value.then(
      (found) => {
        entry.ready = { value: found }
      },
      // A failure is not kept: the next call loads again.
      () => this.#forget(key, entry),
    )
    return entry
  }

  invalidate(tags: readonly string[]): void {
    // Values that are being loaded may have read the old state, and their tags are not complete.
    for (const [key, entry] of this.#entries)
      if (!entry.ready || tags.some((tag) => entry.tags.has(tag))) this.#entries.delete(key)
  }

  invalidateAll(): void {
    this.#entries.clear()
  }

  /** Drops the entry that was loaded first, which would expire next. */
  #dropOldest(): void {
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  #forget(key: string, entry: Entry) {
    if (this.#entries.get(key) === entry) this.#entries.delete(key)
  }
}

/** What one render may share. */
export interface RenderReads extends Pick<QueryMemo, 'get'> {
  /** Whether nothing has changed since the render began. Afterwards it may combine old values, which must not be shared. */
  isCurrent: () => boolean
}

/**
 * Keeps what public pages have read for the next ones. Documents contain parts of others, so any change of content empties it.
 * Schools and price lists are large, so only a few hundred are kept.
 */
export class SharedReads extends QueryMemo {
  #changes = 0

  constructor() {
    super({ maxEntries: 300 })
  }

  override invalidate(): void {
    this.invalidateAll()
  }

  override invalidateAll(): void {
    this.#changes++
    super.invalidateAll()
  }

  /** To be called when a render begins, before it reads anything. */
  forRender(): RenderReads {
    const before = this.#changes
    return {
      get: (key, load, page) => this.get(key, load, page),
      isCurrent: () => this.#changes === before,
    }
  }
}
