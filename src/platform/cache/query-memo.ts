import { LRUCache } from 'lru-cache'

type Tagger = (tag: string) => void
type LimitTime = (time: Date) => void
type Load<T> = (tag: Tagger, validUntil: LimitTime) => Promise<T>

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
  /** Read by a render for the next ones: any change ends it. */
  isShared: boolean
  size: number
  until: number
  /** Until when it is true, if that was noted while it was loaded. */
  validUntil?: Date
}

interface QueryMemoOptions {
  keepMs?: number
  /** Size of all values together. */
  maxSize?: number
  /** Size of a value that is loaded; by default each has one. */
  sizeOf?: (value: unknown) => number
  now?: () => number
}

export interface RenderReads extends Pick<QueryMemo, 'get'> {
  /** Whether nothing has changed since the render began. Afterwards it may combine old values, which must not be shared. */
  isCurrent: () => boolean
}

/** Schools and price lists are large, so an entry that renders share counts as this many. */
const sharedEntrySize = 3

/** Keeps the results of queries until data that they have read changes, for at most a minute. */
export class QueryMemo {
  readonly #entries: LRUCache<string, Entry>
  readonly #keepMs: number
  readonly #sizeOf: QueryMemoOptions['sizeOf']
  readonly #now: () => number
  #changes = 0

  constructor({ keepMs = 60_000, maxSize = 1000, sizeOf, now = () => Date.now() }: QueryMemoOptions = {}) {
    this.#keepMs = keepMs
    this.#sizeOf = sizeOf
    this.#now = now
    this.#entries = new LRUCache({ maxSize, sizeCalculation: ({ size }) => size })
  }

  /** Whether the value is in memory or being loaded. */
  has(key: string): boolean {
    const entry = this.#entries.peek(key)
    return entry !== undefined && entry.until > this.#now()
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
  get<T>(key: string, load: Load<T>, page?: Notes): Promise<T> {
    return this.#read(key, load, page, false)
  }

  /**
   * Creates the reads of a render. Call it when the render begins, before it reads anything: documents contain parts of others, so any
   * change of content empties what renders share.
   */
  forRender(): RenderReads {
    const before = this.#changes
    return {
      get: (key, load, page) => this.#read(`shared ${key}`, load, page, true),
      isCurrent: () => this.#changes === before,
    }
  }

  async #read<T>(key: string, load: Load<T>, page: Notes | undefined, isShared: boolean): Promise<T> {
    const entry = this.#entry(key, load, isShared)
    const found = (await entry.value) as T
    // The notes are complete only after loading.
    if (page) for (const tag of entry.tags) page.tag(tag)
    if (entry.validUntil) page?.validUntil?.(entry.validUntil)
    return found
  }

  #entry(key: string, load: Load<unknown>, isShared: boolean): Entry {
    const known = this.#entries.get(key)
    if (known && known.until > this.#now()) return known
    const tags = new Set<string>()
    const limitTime = (time: Date) => {
      if (entry.validUntil && entry.validUntil <= time) return
      entry.validUntil = time
      entry.until = Math.min(entry.until, time.getTime())
    }
    const entry: Entry = {
      ...{ value: Promise.resolve(), tags, isShared, until: this.#now() + this.#keepMs },
      size: isShared ? sharedEntrySize : 1,
    }
    const value = load((tag) => tags.add(tag), limitTime)
    entry.value = value
    this.#entries.set(key, entry)
    value.then(
      (found) => {
        entry.ready = { value: found }
        if (this.#sizeOf) this.#resize(key, entry, this.#sizeOf(found))
      },
      // A failure is not kept: the next call loads again.
      () => this.#forget(key, entry),
    )
    return entry
  }

  invalidate(tags: readonly string[]): void {
    this.#changes++
    // Values that are being loaded may have read the old state, and their tags are not complete.
    for (const [key, entry] of [...this.#entries.entries()])
      if (entry.isShared || !entry.ready || tags.some((tag) => entry.tags.has(tag))) this.#entries.delete(key)
  }

  /** Ends what renders share, for a change that no tag names, such as another list of hidden pages. */
  invalidateShared(): void {
    this.invalidate([])
  }

  invalidateAll(): void {
    this.#changes++
    this.#entries.clear()
  }

  #resize(key: string, entry: Entry, size: number) {
    if (this.#entries.peek(key) !== entry) return
    entry.size = size
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  #forget(key: string, entry: Entry) {
    if (this.#entries.peek(key) === entry) this.#entries.delete(key)
  }
}
