/** A body that is arriving. Times are in milliseconds. */
export interface ArrivingBody {
  client: string
  begunAt: number
  /** How many bytes have arrived since; Infinity when all have. */
  received: () => number
  /** Ends the request, because its place is given to another one. */
  cutOff: () => void
}

export interface BodyPlacesOptions {
  max: number
  maxPerClient: number
  /** A body that arrives at this rate never loses its place. */
  fastEnoughBytesPerSecond: number
  /** For so long after its beginning, a body keeps its place at any rate. */
  safeMs: number
}

/**
 * The places for bodies that arrive at a time. If all are taken, the body that arrives slowest loses its place to the new one:
 * otherwise clients that send a byte a second would keep out everybody else, whose form takes a few milliseconds.
 */
export class BodySlots {
  readonly #options: BodyPlacesOptions
  readonly #all = new Set<ArrivingBody>()
  readonly #perClient = new Map<string, Set<ArrivingBody>>()

  constructor(options: BodyPlacesOptions) {
    this.#options = options
  }

  /** Returns whether the body has got a place. The caller gives it back by `leave`. */
  enter(body: ArrivingBody): boolean {
    const own = this.#perClient.get(body.client) ?? new Set()
    // A client that has all its places can only win one of its own.
    const crowd = own.size >= this.#options.maxPerClient ? own : this.#all
    const isFull = crowd === own || this.#all.size >= this.#options.max
    if (isFull) {
      const slowest = this.#slowest(crowd, body.begunAt)
      if (!slowest) return false
      this.leave(slowest)
      slowest.cutOff()
    }
    this.#all.add(body)
    this.#perClient.set(body.client, own.add(body))
    return true
  }

  /** May be called again for a body that has left. */
  leave(body: ArrivingBody): void {
    if (!this.#all.delete(body)) return
    const own = this.#perClient.get(body.client)
    own?.delete(body)
    if (!own?.size) this.#perClient.delete(body.client)
  }

  /** The slowest of those that may lose their places. */
  #slowest(bodies: Iterable<ArrivingBody>, now: number): ArrivingBody | undefined {
    let slowest: ArrivingBody | undefined
    let lowestRate = this.#options.fastEnoughBytesPerSecond
    for (const body of bodies) {
      const elapsedMs = now - body.begunAt
      if (elapsedMs < this.#options.safeMs) continue
      const rate = (body.received() / elapsedMs) * 1000
      if (rate >= lowestRate) continue
      lowestRate = rate
      slowest = body
    }
    return slowest
  }
}
