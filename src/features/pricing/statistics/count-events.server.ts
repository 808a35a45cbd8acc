import type { Payload } from 'payload'
import { runStatement, sql } from '../../../platform/database/statement'
import { addDays } from '../../../shared/days'
import { MAX_WEEKS } from '../contract'
import type { CalculatorEvent } from './calculator-use'

/** The stay of an event. Nothing about the visitor is stored. */
interface CountedStay {
  school: number
  course: number
  weeks: number
}

/** Older counts are deleted. */
const keptDays = 2 * 366

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

const isCountable = ({ school, course, weeks }: CountedStay) =>
  [school, course, weeks].every((value) => Number.isSafeInteger(value) && value >= 0) && weeks <= MAX_WEEKS

/**
 * Counts an event in one statement, so that concurrent nodes lose nothing. It never throws. Do not await it in a request,
 * and never within a transaction: on SQLite it would wait for that transaction.
 */
export const countEvent = async (
  payload: Payload,
  event: CalculatorEvent,
  stay: CountedStay,
  now = new Date(),
): Promise<void> => {
  if (!isCountable(stay)) return
  try {
    await add(payload, event, stay, dayOf(now))
  } catch (err) {
    payload.logger.warn({ err, msg: 'calculator event not counted' })
  }
}

const add = (payload: Payload, event: CalculatorEvent, { school, course, weeks }: CountedStay, day: string) =>
  runStatement(
    payload,
    sql`insert into calculator_counts (day, school_id, event, course, weeks, "count")
      values (${day}, ${school}, ${event}, ${course}, ${weeks}, 1)
      on conflict (day, school_id, event, course, weeks)
      do update set "count" = calculator_counts."count" + 1, updated_at = excluded.updated_at`,
  )

export const purgeCounts = async (payload: Payload, now = new Date()): Promise<void> => {
  await payload.delete({
    collection: 'calculator-counts',
    where: { day: { less_than: addDays(dayOf(now), -keptDays) } },
  })
}
