/** Clients that one limit remembers. The least recently counted one is forgotten first. */
const maxClients = 5000

/**
 * The share of a limit from which a count is announced to the other nodes. Up to eight nodes together stay within the limit
 * before anything is announced; most clients use less, so they never cost a row.
 */
const announcedShare = 1 / 8
/** The share since the last announcement from which the next one is urgent. */
const urgentShare = 1 / 2

/** Keys of one round. Those that used most of their limit come first. */
export const maxAnnounced = 200

interface ClientCount {
  readonly limit: string
  readonly client: string
  max: number
  windowMs: number
  endsAt: number
  /** Requests on this node in this window. */
  own: number
  /** Those of `own` that were announced. */
  announced: number
  /** Requests on all nodes, when they were last announced. */
  total: number
}

export interface Announced {
  count: ClientCount
  /** Requests since it was announced last. */
  added: number
  endsAt: number
}

interface Window {
  max: number
  windowMs: number
}

const begin = (count: ClientCount, { max, windowMs }: Window, now: number): void => {
  Object.assign(count, { max, windowMs, endsAt: now + windowMs, own: 0, announced: 0, total: 0 })
}

/** If announcements fail, the limit of this node alone still holds. */
const usedOf = ({ own, announced, total }: ClientCount): number => Math.max(own, total + own - announced)

/**
 * Counts requests per limit and client in fixed windows. With `isShared`, it also collects what the other nodes should know;
 * a client that is over its limit is not announced any more, so a flood of refused requests costs nothing.
 */
export class LimitCounts {
  readonly #limits = new Map<string, Map<string, ClientCount>>()
  readonly #changed = new Set<ClientCount>()
  readonly #isShared: boolean

  constructor(isShared: boolean) {
    this.#isShared = isShared
  }

  /** Counts a request. `isUrgent`: the other nodes should know soon. */
  add(limit: string, client: string, window: Window, now = Date.now()) {
    const count = this.#find(limit, client)
    // A window that ends later than one that begins now is of a clock that was set back.
    if (count.endsAt <= now || count.endsAt > now + window.windowMs) begin(count, window, now)
    const before = usedOf(count)
    count.own++
    const unannounced = count.own - count.announced
    const isChange = this.#isShared && before <= count.max && count.own >= count.max * announcedShare
    if (isChange) this.#changed.add(count)
    return {
      current: before + 1,
      ttl: count.endsAt - now,
      isChange,
      isUrgent: isChange && unannounced >= count.max * urgentShare,
    }
  }

  #find(limit: string, client: string): ClientCount {
    const clients = this.#limits.get(limit) ?? new Map<string, ClientCount>()
    this.#limits.set(limit, clients)
    const known = clients.get(client)
    const count = known ?? {
      ...{ limit, client, max: 0, windowMs: 0 },
      ...{ endsAt: 0, own: 0, announced: 0, total: 0 },
    }
    // The most recently counted client is the last one of the map.
    if (known) clients.delete(client)
    clients.set(client, count)
    if (clients.size > maxClients) {
      const [oldest] = clients.keys()
      if (oldest !== undefined) clients.delete(oldest)
    }
    return count
  }

  get hasChanges(): boolean {
    return this.#changed.size > 0
  }

  /** Takes the counts that the other nodes should learn now. They count as announced even if announcing fails. */
  takeAnnounced(now = Date.now()): Announced[] {
    const open = [...this.#changed].filter(({ endsAt }) => endsAt > now)
    this.#changed.clear()
    open.sort((one, other) => usedOf(other) / other.max - usedOf(one) / one.max)
    return open.slice(0, maxAnnounced).map((count) => {
      const added = count.own - count.announced
      count.announced = count.own
      return { count, added, endsAt: count.endsAt }
    })
  }

  /** Takes over what all nodes have counted, and the end of their common window; not if a new window has begun meanwhile. */
  learn({ count, endsAt }: Announced, total: number, leftMs: number, now = Date.now()): void {
    if (count.endsAt !== endsAt) return
    count.total = total
    count.endsAt = now + Math.min(leftMs, count.windowMs)
  }
}
