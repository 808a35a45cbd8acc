import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { BoundedCache } from '../../platform/cache/bounded-cache'
import { clientNetwork } from '../../shared/client-network'
import { AppError, busyMessage } from '../../shared/errors'

interface Waiting {
  attempts: number
  start: () => void
  refuse: (error: AppError) => void
}

interface TurnsOptions {
  maxRunning?: number
  maxWaiting?: number
}

/** How long the attempts of a client are remembered, and of how many clients. */
const rememberedMs = 10 * 60_000
const maxClients = 5000

/** One object for all: recording a stack trace for each would cost more than the refusal. */
const busy = new AppError('busy', busyMessage)

/**
 * Lets two requests at a time hash passwords; a hash keeps a core busy for about half a second. Eight may wait, the client with the
 * fewest attempts first: a person who logs in overtakes clients that try many passwords. Who has tried most is refused.
 */
export class PasswordTurns {
  readonly #maxRunning: number
  readonly #maxWaiting: number
  readonly #attempts = new BoundedCache<number>({ most: maxClients, keepMs: rememberedMs })
  readonly #waiting: Waiting[] = []
  #running = 0

  constructor({ maxRunning = 2, maxWaiting = 8 }: TurnsOptions = {}) {
    this.#maxRunning = maxRunning
    this.#maxWaiting = maxWaiting
  }

  /** Waits for a turn. Returns the function to call when it is over, which may be called again. Throws if too many wait. */
  async take(client: string): Promise<() => void> {
    const attempts = (this.#attempts.get(client) ?? 0) + 1
    this.#attempts.set(client, attempts)
    if (this.#running < this.#maxRunning) this.#running++
    else await this.#wait(attempts)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = this.#waiting.shift()
      if (next) next.start()
      else this.#running--
    }
  }

  /** Forgets the attempts of a client that knows its password. */
  forget(client: string): void {
    this.#attempts.delete(client)
  }

  #wait(attempts: number): Promise<void> {
    return new Promise((start, refuse) => {
      const behind = this.#waiting.findIndex((other) => other.attempts > attempts)
      this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, { attempts, start, refuse })
      if (this.#waiting.length > this.#maxWaiting) this.#waiting.pop()?.refuse(busy)
    })
  }
}

/** Bodies of these calls are a few hundred bytes. */
const bodyWithinMs = 5000
const bodyCheckMs = 20

/** Resolves when the body is in memory, so that a slow client does not keep a turn. Nothing is read from it. */
const bodyArrived = async ({ raw }: FastifyRequest): Promise<void> => {
  const end = Date.now() + bodyWithinMs
  // Node stops to receive when the buffer is full.
  while (raw.complete === false && raw.readableLength < raw.readableHighWaterMark && !raw.destroyed) {
    if (Date.now() > end) throw new AppError('bad_request', 'The request has not arrived in time.')
    await delay(bodyCheckMs)
  }
}

/** Waits until the whole request has arrived, and then for its turn. */
export const awaitPasswordTurn = async (
  turns: PasswordTurns,
  request: FastifyRequest,
): Promise<(status: number) => void> => {
  const client = clientNetwork(request.ip)
  await bodyArrived(request)
  const end = await turns.take(client)
  return (status) => {
    if (status < 300) turns.forget(client)
    end()
  }
}
