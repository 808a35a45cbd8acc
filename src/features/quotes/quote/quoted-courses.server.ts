import type { Payload } from 'payload'
import { isPostgres } from '../../../platform/database/connection'
import { readRows, sql, t } from '../../../platform/database/statement'

const q = t.quotes

/** A course by its number within its school. */
export interface CourseNumber {
  school: number
  course: number
}

/** The title of a course in the last quote of it; undefined without one. For courses that no longer exist. */
export const findQuotedTitle = async (
  payload: Payload,
  { school, course }: CourseNumber,
): Promise<string | undefined> => {
  const quoted = isPostgres(payload)
    ? sql`cast(${q.content} -> 'request' ->> 'course' as integer)`
    : sql`json_extract(${q.content}, '$.request.course')`
  const [row] = await readRows(
    payload,
    sql`select ${q.content} from ${q} where ${q.school_id} = ${school} and ${quoted} = ${course} order by ${q.id} desc limit 1`,
  )
  // SQLite returns JSON as text.
  const content = typeof row?.content === 'string' ? JSON.parse(row.content) : row?.content
  const { title, lines = [] } = (content ?? {}) as {
    title?: string
    lines?: { kind: string; title: string }[]
  }
  return lines.find(({ kind }) => kind === 'course')?.title ?? title
}
