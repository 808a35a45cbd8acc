import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { clientNetwork } from '../../shared/address/client-network'
import { AppError, failureMessages } from '../../shared/errors'
import { DAY_MS } from '../../shared/time/days'

interface Waiting {
  rank: number
  start: () => void
  refuse: (error: AppError) => void
}

interface TurnsOptions {
  maxRunning?: number
  maxWaiting?: number
}

/** How long the attempts of a client are remembered, how long its log-in, and of how many clients. */
const attemptsMs = 10 * 60_000
const logInMs = 7 * DAY_MS
const maxClients = 5000

/** One object for all: recording a stack trace for each would cost more than the refusal. */
const busy = new AppError('busy', failureMessages.busy)

/**
 * Lets two requests at a time hash passwords; a hash keeps a core busy for about half a second. Eight may wait. First come clients
 * that have logged in before, then those with the fewest attempts, of equal ones the newest: so a person overtakes clients that
 * try many passwords, and many new clients at once. The last one in this order is refused.
 */
export class PasswordTurns {
  readonly #maxRunning: number
  readonly #maxWaiting: number
  readonly #attempts = new LRUCache<string, number>({ max: maxClients, ttl: attemptsMs })
  readonly #loggedIn = new LRUCache<string, true>({ max: maxClients, ttl: logInMs })
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
    try {
      if (this.#running < this.#maxRunning) this.#running++
      else await this.#wait(this.#loggedIn.get(client) ? 0 : attempts)
    } catch (error) {
      // No password was tried.
      this.#attempts.set(client, (this.#attempts.get(client) ?? 1) - 1)
      throw error
    }
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = this.#waiting.shift()
      if (next) next.start()
      else this.#running--
    }
  }

  /** Remembers a client that has logged in, and forgets its attempts. */
  noteLogIn(client: string): void {
    this.#attempts.delete(client)
    this.#loggedIn.set(client, true)
  }

  #wait(rank: number): Promise<void> {
    return new Promise((start, refuse) => {
      const behind = this.#waiting.findIndex((other) => other.rank >= rank)
      this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, { rank, start, refuse })
      if (this.#waiting.length > this.#maxWaiting) this.#waiting.pop()?.refuse(busy)
    })
  }
}

/** Bodies of these calls are a few hundred bytes. Node receives this much before anybody reads it. */
const maxBodyBytes = 16_000
const bodyWithinMs = 5000
const bodyCheckMs = 20

/** Resolves when the body is in memory, so that a slow client does not keep a turn. Nothing is read from it. */
const bodyArrived = async ({ raw }: FastifyRequest): Promise<void> => {
  if (Number(raw.headers['content-length'] ?? 0) > maxBodyBytes)
    throw new AppError('too_large', 'At most 16 kB are accepted here.')
  const end = Date.now() + bodyWithinMs
  while (raw.complete === false && !raw.destroyed) {
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
    if (status < 300 && request.panelPath === '/api/users/login') turns.noteLogIn(client)
    end()
  }
}
