interface Entry {
  value: Promise<unknown>
  /** The value after it is loaded, for synchronous reads. */
  ready?: { value: unknown }
  tags: Set<string>
  until: number
}

type Tagger = (tag: string) => void

const maxEntries = 1000

/** Keeps the results of queries until data that they have read changes, for at most a minute. */
export class QueryMemo {
  readonly #entries = new Map<string, Entry>()
  readonly #keepMs: number
  readonly #now: () => number

  constructor({ keepMs = 60_000, now = Date.now }: { keepMs?: number; now?: () => number } = {}) {
    this.#keepMs = keepMs
    this.#now = now
  }

  /** The value if it is in memory, synchronously. */
  peek<T>(key: string): T | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.until > this.#now() ? (entry.ready?.value as T | undefined) : undefined
  }

  /**
   * The value of a key, loaded if it is not in memory. `note` gets the tags that were noted while the value was loaded, also
   * if another caller loaded it: a page that shows the value depends on them too.
   */
  async get<T>(key: string, load: (tag: Tagger) => Promise<T>, note?: Tagger): Promise<T> {
    const { value, tags } = this.#entry(key, load)
    const found = (await value) as T
    // The tags are complete only after loading.
    if (note) for (const tag of tags) note(tag)
    return found
  }

  #entry(key: string, load: (tag: Tagger) => Promise<unknown>): Entry {
    const known = this.#entries.get(key)
    if (known && known.until > this.#now()) return known
    const tags = new Set<string>()
    const value = load((tag) => tags.add(tag))
    const entry: Entry = { value, tags, until: this.#now() + this.#keepMs }
    if (this.#entries.size >= maxEntries) this.#dropOldest()
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
