import type { Payload, PayloadRequest } from 'payload'
import { named, readRows, runStatement, runStatementIn, sql, t } from '../../../platform/database/statement'
import { readToday } from '../../../platform/payload/site-time-zone'
import { addDays } from '../../../shared/time/days'
import { MAX_WEEKS } from '../model'
import type { CountedEvent, EventRow } from './counted-events'

const cc = t.calculator_counts

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
    await runStatement(payload, addAll([{ ...stay, event, day: await readToday(payload, now) }]))
  } catch (err) {
    payload.logger.warn({ err, msg: 'calculator event not counted' })
  }
}

/** An event with the day on which it happened. */
export interface PastEvent extends CountedStay {
  event: CountedEvent
  day: string
}

/** So many rows go into one statement: both databases limit the number of its values. */
const chunk = 200

/** Counts events of the past, in the transaction of `req`. No two may be equal but for their count: a statement changes a row once. */
export const countPastEvents = async (req: PayloadRequest, events: readonly PastEvent[]): Promise<void> => {
  for (let start = 0; start < events.length; start += chunk)
    await runStatementIn(req, addAll(events.slice(start, start + chunk)))
}

const addAll = (events: readonly PastEvent[]) => {
  const rows = events.map(
    ({ day, school, event, course, weeks, language, count = 1 }) =>
      sql`(${day}, ${school}, ${event}, ${course}, ${weeks}, ${language}, ${count})`,
  )
  return sql`insert into ${cc} (${cc.day}, ${cc.school_id}, ${cc.event}, ${cc.course}, ${cc.weeks}, ${cc.language}, ${cc.count})
      values ${sql.join(rows, sql`, `)}
      on conflict (${cc.day}, ${cc.school_id}, ${cc.event}, ${cc.course}, ${cc.weeks}, ${cc.language})
      do update set ${cc.count} = ${cc}.${cc.count} + excluded.${cc.count}, ${cc.updated_at} = excluded.${cc.updated_at}`
}

export const purgeCounts = async (payload: Payload, now = new Date()): Promise<void> => {
  await payload.delete({
    collection: 'calculator-counts',
    where: { day: { less_than: addDays(await readToday(payload, now), -keptDays) } },
  })
}

/** The counts of some days, of all schools or one. */
export const readEventCounts = async (
  payload: Payload,
  { from, to, school }: { from: string; to: string; school?: number | undefined },
): Promise<EventRow[]> => {
  const ofSchool = school === undefined ? sql`` : sql` and ${cc.school_id} = ${school}`
  const rows = await readRows(
    payload,
    sql`select ${cc.day}, ${cc.event}, ${cc.school_id}, ${cc.course}, ${cc.weeks}, ${cc.language}, sum(${cc.count}) ${named('number')} from ${cc}
      where ${cc.day} >= ${from} and ${cc.day} <= ${to}${ofSchool}
      group by ${cc.day}, ${cc.event}, ${cc.school_id}, ${cc.course}, ${cc.weeks}, ${cc.language} order by ${cc.day}, ${cc.school_id}, ${cc.course}, ${cc.event}, ${cc.language}`,
  )
  return rows.map(({ day, event, school_id, course, weeks, language, number }) => ({
    day: String(day),
    event: event as CountedEvent,
    school: Number(school_id),
    course: Number(course),
    weeks: Number(weeks),
    language: String(language),
    count: Number(number),
  }))
}
