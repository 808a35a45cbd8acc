import type { Payload, PayloadRequest } from 'payload'
import { named, readRows, sql, t } from '../../../platform/database/statement'
import { findAll } from '../../../platform/payload/find-documents'
import { ownDocuments } from '../../../platform/payload/school-scope'
import { documentId } from '../../../shared/id'
import type { Locale } from '../../../shared/locale'
import type { EventRow } from '../../pricing/contract'
import { readEventCounts } from '../../pricing/queries.server'
import { findQuotedTitle } from '../../quotes/queries.server'
import type { ViewCount } from '../contract'
import type { AnalyticsPanelMessages } from '../messages/panel/messages'
import type { AnalyticsFilter } from './filter'
import type { Periods } from './months'
import { type CourseNaming, type DeletedCourse, deletedCourses, filterRows, type NamedSchool } from './report'

const pv = t.page_views

const readViews = async (payload: Payload, from: string, to: string): Promise<ViewCount[]> => {
  // SQL instead of Payload, which would create a document for each of thousands of rows.
  const rows = await readRows(
    payload,
    sql`select ${pv.day}, ${pv.page}, ${pv.language}, ${pv.host}, ${pv.count} ${named('number')} from ${pv}
      where ${pv.day} >= ${from} and ${pv.day} <= ${to} order by ${pv.day}, ${pv.page}, ${pv.language}, ${pv.host}`,
  )
  return rows.map(({ day, page, language, host, number }) => ({
    day: String(day),
    page: String(page),
    language: String(language),
    host: String(host),
    count: Number(number),
  }))
}

/** How many pages were viewed, by day. */
export const readViewsByDay = async (
  payload: Payload,
  from: string,
  to: string,
): Promise<Map<string, number>> => {
  const rows = await readRows(
    payload,
    sql`select ${pv.day}, sum(${pv.count}) ${named('number')} from ${pv}
      where ${pv.day} >= ${from} and ${pv.day} <= ${to} group by ${pv.day}`,
  )
  return new Map(rows.map(({ day, number }) => [String(day), Number(number)]))
}

/** The schools of the user with their courses, also those that are not published any more. */
export const readSchools = async (
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  locale: Locale,
): Promise<NamedSchool[]> => {
  const [schools, courses] = await Promise.all([
    findAll(payload, 'schools', ownDocuments(payload.collections.schools.config, user) ?? {}, {
      select: { name: true, slug: true },
      sort: 'name',
      locale,
    }),
    findAll(
      payload,
      'courses',
      {},
      { select: { school: true, number: true, slug: true, title: true }, sort: 'title', locale },
    ),
  ])
  return schools.map(({ id, name, slug }) => ({
    id,
    name,
    slug: slug ?? '',
    courses: courses
      .filter(({ school }) => documentId(school) === id)
      .map(({ number, slug: own, title }) => ({ number: number ?? 0, slug: own ?? '', title })),
  }))
}

/** Counts from the first to the last day that match the filter. */
export const readAnalytics = async (
  payload: Payload,
  filter: AnalyticsFilter,
  schools: readonly NamedSchool[],
  { from, to }: { from: string; to: string },
) => {
  const [views, events] = await Promise.all([
    readViews(payload, from, to),
    readEventCounts(payload, { from, to, school: filter.school }),
  ])
  return filterRows({ views, events }, filter, schools)
}

export const bothMonths = ({ firstBefore, last }: Periods) => ({ from: firstBefore, to: last })

/** Titles of courses; deleted courses keep their last known title. */
export const readCourseNaming = async (
  payload: Payload,
  events: readonly EventRow[],
  schools: readonly NamedSchool[],
  t: AnalyticsPanelMessages,
): Promise<CourseNaming> => {
  const deleted: DeletedCourse[] = []
  for (const course of deletedCourses(events, schools)) {
    const title = await findQuotedTitle(payload, { school: course.school, course: course.number })
    deleted.push({ ...course, ...(title && { title }) })
  }
  return {
    noCourse: t('analytics.noCourse'),
    deletedCourse: (title) => t('analytics.deletedCourse', { title }),
    unknownCourse: (number) => t('analytics.unknownCourse', { number }),
    deleted,
  }
}
