import type { Payload, PayloadRequest } from 'payload'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { readToday } from '../../../platform/payload/site-time-zone'
import { defaultLocale, isLocale } from '../../../shared/locale'
import { asCell, writeTable } from '../../../shared/text/csv'
import { readFilter } from './filter'
import { firstDay, lastDay } from './months'
import { numbersTexts } from './numbers-texts.server'
import { readNumbers, readSchools } from './report.server'

/** The month as one table for spreadsheets: a row per day, kind, page or course, language and referring site. */
export const exportNumbers = async function* (payload: Payload, req: PayloadRequest): AsyncGenerator<string> {
  const { language } = req.i18n
  const texts = textsIn(numbersTexts, language)
  const filter = readFilter(req.searchParams, await readToday(payload))
  const schools = await readSchools(payload, isLocale(language) ? language : defaultLocale)
  const { views, events } = await readNumbers(payload, filter, schools, {
    from: firstDay(filter.month),
    to: lastDay(filter.month),
  })
  const head = [
    texts.day,
    texts.kind,
    texts.page,
    texts.school,
    texts.course,
    texts.language,
    texts.host,
    texts.number,
  ]
  const rows = [
    ...views.map(({ day, page, language: of, host, count }) => [
      day,
      texts.steps.view,
      asCell(page),
      '',
      '',
      of,
      asCell(host),
      String(count),
    ]),
    ...events.map(({ day, event, school, course, language: of, count }) => {
      const named = schools.find(({ id }) => id === school)
      const title = named?.courses.find(({ number }) => number === course)?.title ?? ''
      return [day, texts.steps[event], '', asCell(named?.name ?? ''), asCell(title), of, '', String(count)]
    }),
  ].sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0))
  yield writeTable([head, ...rows])
}
