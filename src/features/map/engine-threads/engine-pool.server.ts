import { AppError } from '../../../shared/errors'
import type { Surroundings } from '../engine/map-engine'
import { type EngineThread, openEngineThread } from './engine-thread.server'

/** A map file, and the place names that may be typed with its addresses. */
export interface ExtractSource {
  id: number
  /** Changes when the file is replaced. */
  version: string
  /** Returns the path of the file on this machine. */
  locate: () => Promise<string>
  surroundings: Surroundings
}

interface Entry {
  source: ExtractSource
  engine: Promise<EngineThread>
  usedAt: number
  /** Set if it could not be opened; it is tried again after `retryMs`. */
  failedAt?: number
}

interface EnginePoolOptions {
  open?: typeof openEngineThread
  now?: () => number
  /** Unused engines are closed after this time. */
  idleMs?: number
  /** Open engines at most. */
  most?: number
  retryMs?: number
}

const toEngineKey = ({ id, surroundings }: ExtractSource) => `${id} ${JSON.stringify(surroundings)}`

/** Keeps one engine per extract, opened on first use. */
export class EnginePool {
  readonly #entries = new Map<string, Entry>()
  /** Engines that get no new requests and close when all running ones are answered. */
  readonly #closing = new Set<Entry>()
  readonly #options: Required<EnginePoolOptions>
  #sweeping: NodeJS.Timeout | undefined
  #closed = false
  #failures = 0

  constructor(options: EnginePoolOptions = {}) {
    this.#options = {
      open: openEngineThread,
      now: Date.now,
      idleMs: 30 * 60_000,
      most: 6,
      retryMs: 30_000,
      ...options,
    }
  }

  /** `failures`: maps that could not be opened, and threads that have ended by themselves. */
  get stats() {
    const open = [...this.#entries.values()].filter(({ failedAt }) => failedAt === undefined).length
    return { open, failures: this.#failures }
  }

  get(source: ExtractSource): Promise<EngineThread> {
    if (this.#closed) return Promise.reject(new AppError('unavailable', 'The site is stopping.'))
    const { now, retryMs } = this.#options
    const key = toEngineKey(source)
    const known = this.#entries.get(key)
    const isOld = known && known.source.version !== source.version
    const mayRetry = known?.failedAt !== undefined && now() - known.failedAt > retryMs
    if (known && !isOld && !mayRetry) {
      known.usedAt = now()
      return known.engine
    }
    if (known) this.#forget(key, known)
    return this.#open(key, source)
  }

  /** Closes unused engines. */
  sweep(): void {
    const { now, idleMs } = this.#options
    for (const [key, entry] of this.#entries) if (now() - entry.usedAt >= idleMs) this.#forget(key, entry)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#sweeping)
    const all = [...this.#entries.values(), ...this.#closing]
    this.#entries.clear()
    const nothing = () => {}
    await Promise.all(all.map(({ engine }) => engine.then((opened) => opened.close(), nothing)))
  }

  #open(key: string, source: ExtractSource): Promise<EngineThread> {
    const { open, now, most, idleMs } = this.#options
    const { locate, surroundings } = source
    const engine = locate()
      .then((file) => open({ file, surroundings }))
      .catch((cause) => {
        throw new AppError('unavailable', 'The map engine is unavailable.', { cause })
      })
    const entry: Entry = { source, engine, usedAt: now() }
    this.#entries.set(key, entry)
    entry.engine.then(
      (engine) => void engine.ended.then(() => this.#noteEnded(key, entry)),
      () => {
        this.#failures++
        entry.failedAt = now()
      },
    )
    while (this.#entries.size > most) this.#forgetLeastUsed(entry)
    this.#sweeping ??= setInterval(() => this.sweep(), Math.max(idleMs / 4, 1000)).unref()
    return entry.engine
  }

  /** A thread that has ended by itself is not used again. */
  #noteEnded(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#failures++
  }

  #forgetLeastUsed(newest: Entry): void {
    const [oldest] = [...this.#entries]
      .filter(([, entry]) => entry !== newest)
      .sort(([, a], [, b]) => a.usedAt - b.usedAt)
    if (oldest) this.#forget(...oldest)
  }

  #forget(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#closing.add(entry)
    const gone = () => this.#closing.delete(entry)
    void entry.engine.then((engine) => engine.closeWhenDone()).then(gone, gone)
  }
}
