import type { Payload, PayloadRequest } from 'payload'
import { csvWriter } from '../../../platform/csv/csv-table'
import { schoolsOf } from '../../../platform/payload/school-scope'
import { readToday } from '../../../platform/payload/site-time-zone'
import { panelLocale } from '../../../shared/locale'
import { NO_COURSE } from '../../pricing/contract'
import { analyticsPanelMessages } from '../messages/panel/messages'
import { readFilter } from './filter'
import { firstDay, lastDay } from './months'
import { nameCourse } from './report'
import { readAnalytics, readCourseNaming, readSchools } from './report.server'

/** The month as one table for spreadsheets: a row per day, kind, page or course and length, language and referring site. */
export const exportAnalytics = async function* (
  payload: Payload,
  req: PayloadRequest,
): AsyncGenerator<string> {
  const { language } = req.i18n
  const texts = analyticsPanelMessages(panelLocale(language))
  const filter = readFilter(req.searchParams, await readToday(payload), schoolsOf(req.user))
  const schools = await readSchools(req, panelLocale(language))
  const { views, events } = await readAnalytics(payload, filter, schools, {
    from: firstDay(filter.month),
    to: lastDay(filter.month),
  })
  const naming = await readCourseNaming(payload, events, schools, texts)
  const head = [
    texts('analytics.day'),
    texts('analytics.kind'),
    texts('analytics.page'),
    texts('analytics.school'),
    texts('analytics.course'),
    texts('analytics.weeks'),
    texts('analytics.language'),
    texts('analytics.host'),
    texts('analytics.number'),
  ]
  const rows = [
    ...views.map(({ day, page, language: of, host, count }) => [
      day,
      texts('analytics.steps.view'),
      page,
      '',
      '',
      '',
      of,
      host,
      String(count),
    ]),
    ...events.map(({ day, event, school, course, weeks, language: of, count }) => {
      const named = schools.find(({ id }) => id === school)
      const title = named && course > NO_COURSE ? nameCourse(named, course, naming) : ''
      return [
        day,
        texts(`analytics.steps.${event}`),
        '',
        named?.name ?? '',
        title,
        weeks ? String(weeks) : '',
        of,
        '',
        String(count),
      ]
    }),
  ].sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0))
  const writer = csvWriter()
  yield writer.head(head)
  yield writer.rows(rows)
}
