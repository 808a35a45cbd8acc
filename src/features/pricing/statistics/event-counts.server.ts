import type { Payload } from 'payload'
import { readRows, sql } from '../../../platform/database/statement'
import type { CountedEvent, EventRow } from './counted-events'

/** The counts of some days, of all schools or one. */
export const readEventCounts = async (
  payload: Payload,
  { from, to, school }: { from: string; to: string; school?: number | undefined },
): Promise<EventRow[]> => {
  const ofSchool = school === undefined ? sql`` : sql` and school_id = ${school}`
  const rows = await readRows(
    payload,
    sql`select day, event, school_id, course, weeks, language, sum("count") as number from calculator_counts
      where day >= ${from} and day <= ${to}${ofSchool}
      group by day, event, school_id, course, weeks, language order by day, school_id, course, event, language`,
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
