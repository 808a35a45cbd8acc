import { createLocalReq } from 'payload'
import type { RecurringTask } from '../../platform/tasks/scheduler'
import { purgeQuotes } from './quotes/quotes.server'
import { importRates } from './rates/import-rates.server'
import { forgetOldCounts } from './statistics/count-events.server'

/** A minute after the start, which has better things to do; then once a day, and every hour while it fails. */
const daily = { firstMs: 60_000, everyMs: 86_400_000, retryMs: 3_600_000 }

export const pricingTasks: readonly RecurringTask[] = [
  { ...daily, name: 'deleting old calculator counts', run: (payload) => forgetOldCounts(payload) },
  { ...daily, name: 'deleting expired quotes', run: (payload) => purgeQuotes(payload) },
  {
    ...daily,
    name: 'reading exchange rates',
    run: async (payload, signal) => importRates(await createLocalReq({}, payload), signal),
  },
]
