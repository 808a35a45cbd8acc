import { staff } from '../../platform/payload/access'
import { PAST_DAYS, type TodayFigures } from '../../platform/payload/admin/today'
import { isOwnSchool, schoolsOf } from '../../platform/payload/school-scope'
import { readToday } from '../../platform/payload/site-time-zone'
import { panelLocale } from '../../shared/locale'
import { addDays } from '../../shared/time/days'
import { readEventCounts } from '../pricing/queries.server'
import { ANALYTICS_PATH } from './contract'
import { analyticsPanelMessages } from './messages/panel/messages'
import { readViewsByDay } from './report/report.server'

const shownSteps = ['view', 'quote', 'enrolment', 'confirmation'] as const

type Counts = Record<(typeof shownSteps)[number], Map<string, number>>

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Views, quotes, enrolments and confirmations of the last 30 days, compared with the 30 days before. Nothing if nothing was counted. */
export const todayFigures: TodayFigures = async (req) => {
  if (!staff({ req })) return []
  const { language } = req.i18n
  const today = await readToday(req.payload)
  const from = addDays(today, 1 - 2 * PAST_DAYS)
  const schools = schoolsOf(req.user)
  const [views, counted] = await Promise.all([
    // Views are not counted by school.
    schools ? new Map<string, number>() : readViewsByDay(req.payload, from, today),
    readEventCounts(req.payload, { from, to: today }),
  ])
  const events = counted.filter(({ school }) => isOwnSchool(schools, school))
  const counts: Counts = { view: views, quote: new Map(), enrolment: new Map(), confirmation: new Map() }
  for (const { day, event, count } of events)
    if (event !== 'start') counts[event].set(day, (counts[event].get(day) ?? 0) + count)
  const t = analyticsPanelMessages(panelLocale(language))
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
  return shownSteps.flatMap((step) => {
    const days = Array.from(
      { length: 2 * PAST_DAYS },
      (_, index) => counts[step].get(addDays(from, index)) ?? 0,
    )
    const [before, now] = [sumOf(days.slice(0, PAST_DAYS)), sumOf(days.slice(PAST_DAYS))]
    if (!before && !now) return []
    const change = before > 0 && { text: percent.format((now - before) / before), isMore: now > before }
    return {
      label: t(`analytics.steps.${step}`),
      figure: number.format(now),
      ...(change && { change }),
      series: days.slice(PAST_DAYS),
      href: ANALYTICS_PATH,
    }
  })
}
