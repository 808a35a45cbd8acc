interface Entry<T> {
  value: T
  size: number
  until: number
}

interface Bounds<T, K> {
  /** In whatever unit `sizeOf` counts; entries when it is absent. */
  most: number
  keepMs?: number
  sizeOf?: (value: T, key: K) => number
  now?: () => number
}

/** Keeps the most recently used entries, up to a size and for a while. */
export class BoundedCache<T, K = string> {
  readonly #entries = new Map<K, Entry<T>>()
  readonly #bounds: Required<Bounds<T, K>>
  /** The most recently used one. It need not be inserted again, which is slow. */
  #newest: Entry<T> | undefined
  #size = 0

  constructor(bounds: Bounds<T, K>) {
    this.#bounds = { sizeOf: () => 1, keepMs: Number.POSITIVE_INFINITY, now: Date.now, ...bounds }
  }

  /** What all entries count together. */
  get size(): number {
    return this.#size
  }

  get(key: K): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const isOver = entry.until <= this.#bounds.now()
    if (!isOver && entry === this.#newest) return entry.value
    this.#remove(key, entry)
    if (isOver) return undefined
    this.#add(key, entry)
    return entry.value
  }

  set(key: K, value: T): void {
    const { most, keepMs, sizeOf, now } = this.#bounds
    const known = this.#entries.get(key)
    if (known) this.#remove(key, known)
    this.#add(key, { value, size: sizeOf(value, key), until: now() + keepMs })
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= most) break
      this.#remove(oldest, entry)
    }
  }

  delete(key: K): void {
    const known = this.#entries.get(key)
    if (known) this.#remove(key, known)
  }

  deleteWhere(matches: (value: T, key: K) => boolean): void {
    for (const [key, entry] of this.#entries) if (matches(entry.value, key)) this.#remove(key, entry)
  }

  #add(key: K, entry: Entry<T>): void {
    this.#entries.set(key, entry)
    this.#newest = entry
    this.#size += entry.size
  }

  #remove(key: K, entry: Entry<T>): void {
    this.#entries.delete(key)
    if (entry === this.#newest) this.#newest = undefined
    this.#size -= entry.size
  }
}

/** The bytes of one entry whose value is text. Both strings are counted as V8 keeps them, with the entry around them. */
export const textEntrySize = (value: string, key: string): number => 2 * (key.length + value.length) + 200
