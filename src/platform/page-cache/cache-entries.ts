import type { CachedPage, Rendered } from './cached-page'

export type Render = () => Promise<Rendered | undefined>

export interface Entry {
  page: CachedPage
  tags: Set<string>
  /** Renders the page again; absent for disposable pages, which are dropped instead. */
  render?: Render
  bytes: number
  /** When a change made this page stale; undefined while it is current. */
  staleSince?: number
  /** From then on it is rendered again before it is served. */
  until: number
  /** When it became the most recently used one. */
  touchedAt: number
}

const touchEveryMs = 1000

/** Entries in order of last use, up to a number of bytes. */
export class Entries {
  readonly #entries = new Map<string, Entry>()
  readonly #maxBytes: number
  bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key)
  }

  all(): [string, Entry][] {
    return [...this.#entries]
  }

  /**
   * A Map keeps insertion order, so inserting again makes the entry the most recently used. That costs more than everything else
   * that is done for a page in memory, so it is done once a second. Returns whether it was done.
   */
  touch(key: string, entry: Entry, now: number): boolean {
    if (now - entry.touchedAt < touchEveryMs) return false
    entry.touchedAt = now
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return true
  }

  /** Adds an entry as the most recently used one, or in the place of the one with the same key. */
  set(key: string, entry: Entry): void {
    this.bytes += entry.bytes - (this.#entries.get(key)?.bytes ?? 0)
    this.#entries.set(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.bytes <= this.#maxBytes) break
      this.drop(oldest)
    }
  }

  resize(entry: Entry, bytes: number): void {
    this.bytes += bytes - entry.bytes
    entry.bytes = bytes
  }

  drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.bytes -= entry.bytes
  }
}
