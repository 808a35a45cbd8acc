import { editors } from '../../platform/payload/access'
import {
  COMING_DAYS,
  countCard,
  countVisible,
  type TodayEvent,
  type TodayEvents,
} from '../../platform/payload/admin/today'
import { findAll } from '../../platform/payload/find-documents'
import { readToday } from '../../platform/payload/site-time-zone'
import { panelLocale } from '../../shared/locale'
import { addDays } from '../../shared/time/days'
import { enrolmentsPanelMessages } from './messages/panel/messages'
import { OFFICE_PATH, openStates } from './request/request-rules'

export const requestsCard = countCard(
  editors,
  [
    {
      text: (locale, count) => enrolmentsPanelMessages(locale)('newRequests', { count }),
      href: OFFICE_PATH,
      icon: 'enrolment',
    },
    {
      text: (locale, count) => enrolmentsPanelMessages(locale)('overdueRequests', { count }),
      href: `${OFFICE_PATH}?overdue=1`,
      icon: 'due',
      urgent: true,
    },
  ],
  async (req) => {
    // The list that the number leads to counts by the same day.
    const today = await readToday(req.payload)
    return Promise.all([
      countVisible(req, 'enrolments', { state: { equals: 'new' } }),
      countVisible(req, 'enrolments', {
        state: { in: [...openStates] },
        due: { less_than: `${today}T00:00:00.000Z` },
      }),
    ])
  },
)

/** Confirmed students who come or go in the next seven days: on the days that they have named, otherwise on those of the course. */
export const arrivalsAndDepartures: TodayEvents = async (req) => {
  if (!editors({ req })) return []
  const today = await readToday(req.payload)
  const within = {
    greater_than_equal: `${today}T00:00:00.000Z`,
    less_than: `${addDays(today, COMING_DAYS)}T00:00:00.000Z`,
  }
  const days = ['arrival', 'start', 'departure', 'lastDay'] as const
  const found = await findAll(
    req,
    'enrolments',
    { state: { equals: 'confirmed' }, or: days.map((name) => ({ [name]: within })) },
    { select: { name: true, weeks: true, arrival: true, start: true, departure: true, lastDay: true } },
  )
  const t = enrolmentsPanelMessages(panelLocale(req.i18n.language))
  const end = addDays(today, COMING_DAYS)
  return found.flatMap(({ id, name, weeks, arrival, start, departure, lastDay }) => {
    const eventOn = (kind: 'arrival' | 'departure', at: string | null | undefined): TodayEvent[] => {
      const day = at?.slice(0, 10) ?? ''
      if (day < today || day >= end) return []
      const detail = [t(`coming.${kind}`), weeks && t('weeks', { count: weeks })].filter(Boolean).join(' · ')
      return [{ day, icon: kind, title: name, detail, href: `${OFFICE_PATH}/${id}` }]
    }
    return [...eventOn('arrival', arrival || start), ...eventOn('departure', departure || lastDay)]
  })
}
