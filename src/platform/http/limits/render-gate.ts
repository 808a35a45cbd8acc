import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError, failureMessages } from '../../../shared/errors'

interface RenderGateOptions {
  /** Concurrent renders. React and Payload use the main thread, so more would only wait there. */
  maxRunning?: number
  /** How many renders of each kind may wait. */
  maxWaiting?: number
  /** A request that has waited this long is refused: the visitor has gone or tries again. */
  maxWaitMs?: number
  /** The pause after a variant, as a multiple of its duration, so that variants never fill the main thread. */
  variantRest?: number
}

/** The longest pause. A slower variant has waited for something else, such as the first start of the admin panel. */
const maxRestMs = 500

/** `page`: one of the site's own pages. `variant`: one of endlessly many, such as a search. */
export type RenderKind = 'page' | 'variant'

interface Waiting {
  start: () => void
}

/** One object for all, like `tooManyRequests`. */
const busy = new AppError('busy', failureMessages.busy)

/**
 * Limits how many renders are in progress, so that requests for pages in memory are answered between them. Variants
 * have one place, which rests after each, and wait in a queue of their own: they never delay the site's own pages by more
 * than one render, and leave most of the main thread to everything else.
 */
export class RenderGate {
  readonly #options: Required<RenderGateOptions>
  readonly #running = { page: 0, variant: 0 }
  readonly #waiting: Record<RenderKind, Waiting[]> = { page: [], variant: [] }
  #refused = 0
  #variantsRest = false

  constructor(options: RenderGateOptions = {}) {
    this.#options = { maxRunning: 2, maxWaiting: 100, maxWaitMs: 30_000, variantRest: 2, ...options }
  }

  get stats() {
    const { page, variant } = this.#running
    return {
      running: page + variant,
      waiting: this.#waiting.page.length + this.#waiting.variant.length,
      refused: this.#refused,
    }
  }

  /** Runs `work` when there is a place; throws `busy` when too many wait already. */
  async run<T>(kind: RenderKind, work: () => Promise<T>): Promise<T> {
    if (this.#hasPlace(kind)) this.#running[kind]++
    else await this.#wait(kind)
    const began = performance.now()
    try {
      // Queries of SQLite are synchronous: without this turn of the event loop all waiting requests would be completed
      // before a new one is read.
      await nextTurn()
      return await work()
    } finally {
      this.#running[kind]--
      if (kind === 'variant')
        this.#rest(Math.min((performance.now() - began) * this.#options.variantRest, maxRestMs))
      setImmediate(() => this.#startNext())
    }
  }

  #rest(ms: number): void {
    this.#variantsRest = true
    setTimeout(() => {
      this.#variantsRest = false
      this.#startNext()
    }, ms)
  }

  #hasPlace(kind: RenderKind): boolean {
    const { page, variant } = this.#running
    return (
      page + variant < this.#options.maxRunning && (kind === 'page' || (variant === 0 && !this.#variantsRest))
    )
  }

  /** Resolves with a place taken. */
  #wait(kind: RenderKind): Promise<void> {
    const queue = this.#waiting[kind]
    if (queue.length >= this.#options.maxWaiting) return Promise.reject(this.#refuse())
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(this.#refuse())
      }, this.#options.maxWaitMs)
      queue.push(waiting)
    })
  }

  #startNext(): void {
    for (const kind of ['page', 'variant'] as const)
      while (this.#hasPlace(kind)) {
        const next = this.#waiting[kind].shift()
        if (!next) break
        this.#running[kind]++
        next.start()
      }
  }

  #refuse(): AppError {
    this.#refused++
    return busy
  }
}
