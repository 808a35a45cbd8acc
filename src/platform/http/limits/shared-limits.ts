import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit'
import type { Payload } from 'payload'
import { isPostgres } from '../../database/connection'
import { addToSharedCounts, deleteExpiredCounts } from '../../database/shared-counts'
import { keyedHash } from '../signature'
import { type Announced, LimitCounts } from './limit-counts'

/** How long a change waits for others that are announced with it. */
const announceMs = 500
/** The shorter wait for a client that has used much of its limit. */
const urgentMs = 50
const cleanEveryMs = 60_000

export interface SharedLimits {
  /**
   * The store of a scope for @fastify/rate-limit. A limit is named by `groupId`, by the address of its route, or by the scope,
   * and limits of the same name count together: on this node and, on PostgreSQL, on all nodes.
   */
  store: (scope: string) => FastifyRateLimitStoreCtor
  close: () => void
}

interface StoreOptions extends Pick<RateLimitOptions, 'groupId'> {
  routeInfo?: { method?: string | string[]; url?: string }
}

/**
 * Counts in memory. On PostgreSQL a client's count is also added to a row that all nodes share, twice a second and all
 * clients in one statement; each node then takes over the total. Between two rounds a client can exceed its limit by what it
 * sends to other nodes in that time. If the database is away, each node keeps to the limit alone. Rows have no address:
 * their key is a keyed hash.
 */
export const sharedLimits = (payload: Payload): SharedLimits => {
  const counts = new LimitCounts(isPostgres(payload))
  let timer: NodeJS.Timeout | undefined
  let dueAt = 0
  let isRunning = false
  let isFailing = false
  let closed = false
  let cleanedAt = Date.now()

  const hashCountKey = ({ count: { limit, client } }: Announced) =>
    `limit:${keyedHash(payload.secret, `limit ${limit} ${client}`).toString('base64url').slice(0, 22)}`

  const announce = async () => {
    const sent = new Map(counts.takeAnnounced().map((taken) => [hashCountKey(taken), taken]))
    if (!sent.size) return
    const added = [...sent].map(([key, taken]) => ({
      key,
      added: taken.added,
      forMs: taken.count.windowMs,
    }))
    for (const { key, total, leftMs } of await addToSharedCounts(payload, added)) {
      const announced = sent.get(key)
      if (announced) counts.learn(announced, total, leftMs)
    }
    if (Date.now() - cleanedAt < cleanEveryMs) return
    cleanedAt = Date.now()
    await deleteExpiredCounts(payload)
  }

  const run = async () => {
    timer = undefined
    isRunning = true
    try {
      await announce()
      isFailing = false
    } catch (err) {
      // Once per outage.
      if (!isFailing && !closed) payload.logger.warn({ err, msg: 'limits are not shared with other nodes' })
      isFailing = true
    }
    isRunning = false
    if (counts.hasChanges) plan(announceMs)
  }

  const plan = (ms: number) => {
    const at = Date.now() + ms
    if (closed || isRunning || (timer && dueAt <= at)) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(run, ms).unref()
  }

  class LimitStore {
    readonly #name: string

    constructor(name: string) {
      this.#name = name
    }

    incr(...[client, done, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const { current, ttl, isChange, isUrgent } = counts.add(this.#name, client, { max, windowMs })
      if (isChange) plan(isUrgent ? urgentMs : announceMs)
      done(null, { current, ttl })
    }

    child(options: object): LimitStore {
      const { groupId, routeInfo }: StoreOptions = options
      if (groupId) return new LimitStore(groupId)
      if (!routeInfo?.url) throw new Error('A limit needs a name (groupId) that is the same on all nodes')
      return new LimitStore(`${[routeInfo.method].flat().join()} ${routeInfo.url}`)
    }
  }

  return {
    store: (scope) =>
      class extends LimitStore {
        constructor() {
          super(scope)
        }
      },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
