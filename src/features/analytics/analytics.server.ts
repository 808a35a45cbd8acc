import type { IncomingHttpHeaders } from 'node:http'
import type { Payload } from 'payload'
import type { RecurringTask } from '../../platform/tasks/scheduler'
import { DAY_MS } from '../../shared/time/days'
import type { ViewCount } from './contract'
import { purgeViews, storeViews } from './counting/store-views.server'
import { toViewKey, ViewCounts, viewLimits } from './counting/view-counts'

/** Counts that have not been stored yet are lost if the process is killed. */
const storeEveryMs = 10_000

const daily = { firstMs: 60_000, everyMs: DAY_MS, retryMs: 3_600_000 }

interface Options {
  /** Off: nothing is counted. */
  on: boolean
  publicUrl: string
  /** The day at the site. */
  today: () => Promise<string>
}

export class PageViews {
  readonly #payload: Payload
  readonly #today: Options['today']
  readonly #counts: ViewCounts | undefined
  /** Taken but not stored, because the database did not answer. */
  #unsaved: ViewCount[] = []
  #storing: Promise<void> = Promise.resolve()

  constructor(payload: Payload, { on, publicUrl, today }: Options) {
    this.#payload = payload
    this.#today = today
    this.#counts = on ? new ViewCounts(new URL(publicUrl).hostname) : undefined
  }

  /** Counts one answer. `key` is the page's key in the cache. */
  add(key: string, headers: IncomingHttpHeaders, url?: string): void {
    this.#counts?.add(key, headers, url)
  }

  /** Stores what was counted since the last time. */
  store(): Promise<void> {
    this.#storing = this.#storing.catch(() => {}).then(() => this.#storeNow())
    return this.#storing
  }

  async #storeNow(): Promise<void> {
    if (!this.#counts) return
    const taken = this.#counts.take(await this.#today())
    // While the database is away, the counts of a day add up instead of piling up.
    const rows = new Map(this.#unsaved.map((view) => [toViewKey(view), view]))
    for (const view of taken) {
      const key = toViewKey(view)
      rows.set(key, { ...view, count: view.count + (rows.get(key)?.count ?? 0) })
    }
    this.#unsaved = [...rows.values()].slice(-2 * viewLimits.rowsPerDay)
    await storeViews(this.#payload, this.#unsaved)
    this.#unsaved = []
  }

  get tasks(): RecurringTask[] {
    return [
      { name: 'storing page views', firstMs: storeEveryMs, everyMs: storeEveryMs, run: () => this.store() },
      {
        ...daily,
        name: 'deleting old page views',
        run: async (payload) => purgeViews(payload, await this.#today()),
      },
    ]
  }

  /** Stores the last views before the site stops. */
  async close(): Promise<void> {
    await this.store().catch((err: unknown) =>
      this.#payload.logger.warn({ err, msg: 'page views not stored' }),
    )
  }
}
