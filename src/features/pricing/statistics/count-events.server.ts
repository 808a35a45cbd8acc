import type { Payload } from 'payload'
import { runStatement, sql } from '../../../platform/database/statement'
import { readToday } from '../../../platform/payload/site-time-zone'
import { addDays } from '../../../shared/days'
import { MAX_WEEKS } from '../model'
import type { CountedEvent } from './counted-events'

/** The stay of an event. Nothing about the visitor is stored. */
interface CountedStay {
  school: number
  course: number
  weeks: number
  language: string
  /** How often; −1 takes one off. */
  count?: number
}

/** Older counts are deleted. */
const keptDays = 25 * 31

const isCountable = ({ school, course, weeks }: CountedStay) =>
  [school, course, weeks].every((value) => Number.isSafeInteger(value) && value >= 0) && weeks <= MAX_WEEKS

/**
 * Counts an event in one statement, so that concurrent nodes lose nothing. It never throws. Do not await it in a request,
 * and never within a transaction: on SQLite it would wait for that transaction.
 */
export const countEvent = async (
  payload: Payload,
  event: CountedEvent,
  stay: CountedStay,
  now = new Date(),
): Promise<void> => {
  if (!isCountable(stay)) return
  try {
    await add(payload, event, stay, await readToday(payload, now))
  } catch (err) {
    payload.logger.warn({ err, msg: 'calculator event not counted' })
  }
}

const add = (
  payload: Payload,
  event: CountedEvent,
  { school, course, weeks, language, count = 1 }: CountedStay,
  day: string,
) =>
  runStatement(
    payload,
    sql`insert into calculator_counts (day, school_id, event, course, weeks, language, "count")
      values (${day}, ${school}, ${event}, ${course}, ${weeks}, ${language}, ${count})
      on conflict (day, school_id, event, course, weeks, language)
      do update set "count" = calculator_counts."count" + excluded."count", updated_at = excluded.updated_at`,
  )

export const purgeCounts = async (payload: Payload, now = new Date()): Promise<void> => {
  await payload.delete({
    collection: 'calculator-counts',
    where: { day: { less_than: addDays(await readToday(payload, now), -keptDays) } },
  })
}
