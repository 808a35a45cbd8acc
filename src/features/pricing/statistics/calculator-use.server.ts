import type { Payload } from 'payload'
import { readRows, sql } from '../../../platform/database/statement'
import type { Locale } from '../../../shared/locale'
import { type CalculatorUse, type DayCount, firstShownDay, summarise } from './calculator-use'

/** The calculator statistics of a school on the dashboard. */
export interface SchoolUse {
  id: number
  name: string
  use: CalculatorUse
  /** Titles by the course's number. */
  courses: Map<number, string>
}

/** The dashboard shows only the schools with the most use. */
const maxSchools = 5

/** How the calculators were used in the last twelve weeks. The most used comes first. */
export const getCalculatorUse = async (
  payload: Payload,
  locale: Locale,
  now = new Date(),
): Promise<SchoolUse[]> => {
  // SQL instead of Payload, which would create a document for each of thousands of rows.
  const query = (statement: unknown) => readRows(payload, statement)
  const today = now.toISOString().slice(0, 10)
  const first = firstShownDay(today)
  const busiest =
    await query(sql`select school_id from calculator_counts where day >= ${first} and event <> 'confirmation'
    group by school_id order by sum("count") desc, school_id limit ${maxSchools}`)
  const ids = busiest.map(({ school_id }) => Number(school_id))
  if (ids.length === 0) return []

  const [counts, schools, courses] = await Promise.all([
    query(sql`select school_id, event, day, course, weeks, "count" from calculator_counts
      where day >= ${first} and school_id in ${ids} and event <> 'confirmation'`),
    payload.find({
      collection: 'schools',
      where: { id: { in: ids } },
      select: { name: true },
      locale,
      depth: 0,
      pagination: false,
    }),
    payload.find({
      collection: 'courses',
      where: { school: { in: ids } },
      select: { school: true, number: true, title: true },
      locale,
      depth: 0,
      pagination: false,
    }),
  ])
  return ids.map((id) => ({
    id,
    name: schools.docs.find((school) => school.id === id)?.name ?? '',
    use: summarise(counts.filter(({ school_id }) => Number(school_id) === id).map(toDayCount), today),
    courses: new Map(
      courses.docs
        .filter(({ school }) => school === id)
        .map(({ number, title }) => [number ?? 0, title] as const),
    ),
  }))
}

/** PostgreSQL returns large numbers as text. */
const toDayCount = ({ event, day, course, weeks, count }: Record<string, unknown>): DayCount => ({
  event: event as DayCount['event'],
  day: String(day),
  course: Number(course),
  weeks: Number(weeks),
  count: Number(count),
})
