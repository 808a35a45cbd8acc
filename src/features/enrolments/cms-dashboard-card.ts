import type { PayloadRequest } from 'payload'
import { editors } from '../../platform/payload/access'
import {
  COMING_DAYS,
  countCard,
  countVisible,
  type TodayComponent,
  type TodayEvent,
  type TodayEvents,
  type TodayLists,
} from '../../platform/payload/admin/today'
import { findAll } from '../../platform/payload/find-documents'
import { ownDocuments, schoolsOf } from '../../platform/payload/school-scope'
import { readToday } from '../../platform/payload/site-time-zone'
import { panelLocale } from '../../shared/locale'
import { dayText } from '../../shared/text/day-text'
import { addDays } from '../../shared/time/days'
import { PLACES_PATH } from './capacity/capacity-contract'
import { readPlacesBoard } from './capacity/place-counts.server'
import { enrolmentsPanelMessages } from './messages/panel/messages'
import { readLongestWaiting } from './office/list-enrolments.server'
import { type AnswerInPlaceProps, answerInPlace } from './office/office-contract'
import { OFFICE_PATH, openStates } from './request/request-rules'

/** The students who have waited longest, to be confirmed in place. */
const answerNewest = async (req: PayloadRequest): Promise<TodayComponent> => {
  const locale = panelLocale(req.i18n.language)
  const t = enrolmentsPanelMessages(locale)
  const rows = await readLongestWaiting(req.payload, locale, schoolsOf(req.user))
  const props: AnswerInPlaceProps = {
    rows: rows.map(({ id, name, course, accommodation, weeks, start, total }) => ({
      id,
      name,
      detail: [
        course || accommodation,
        weeks && t('weeks', { count: weeks }),
        t('coming.from', { day: dayText(locale, start) }),
        total,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    template: 'confirm',
    label: t('detail.templates.confirm'),
  }
  return { component: answerInPlace, props: { ...props } }
}

export const requestsCard = countCard(
  editors,
  [
    {
      text: (locale, count) => enrolmentsPanelMessages(locale)('newRequests', { count }),
      href: OFFICE_PATH,
      icon: 'enrolment',
      inPlace: answerNewest,
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

/** Weeks that the first screen looks ahead, and how many of them it names. */
const AHEAD_WEEKS = 10
const SHOWN_WEEKS = 5

/** From this share of its places a course or accommodation runs out. */
const NEARLY_FULL = 0.8

/** Courses and accommodation that run out in the next weeks, the fullest of each, in the order of the weeks. */
export const placesList: TodayLists = async (req) => {
  if (!editors({ req })) return []
  const locale = panelLocale(req.i18n.language)
  const t = enrolmentsPanelMessages(locale)
  const board = await readPlacesBoard(req.payload, await readToday(req.payload), locale, {
    count: AHEAD_WEEKS,
    schools: schoolsOf(req.user),
  })
  if (!board.length) return []
  const scarce = board.flatMap(({ offers }) =>
    offers.flatMap(({ kind, title, weeks }) => {
      const full = weeks.filter(
        ({ taken, places = Number.POSITIVE_INFINITY, isFull }) => isFull || taken >= places * NEARLY_FULL,
      )
      const [week] = full.toSorted((a, b) => Number(b.isFull) - Number(a.isFull))
      return week ? [{ kind, title, ...week, others: full.length - 1 }] : []
    }),
  )
  const day = new Intl.DateTimeFormat(req.i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return [
    {
      id: 'today-places',
      title: t('coming.places'),
      icon: 'places',
      href: PLACES_PATH,
      empty: t('coming.noPlaces'),
      rows: scarce
        .toSorted((a, b) => a.monday.localeCompare(b.monday))
        .slice(0, SHOWN_WEEKS)
        .map(({ title, monday, taken, places = 0, isFull, others }) => ({
          title,
          detail: [
            `${t('capacity.week')} ${day.format(new Date(monday))}`,
            others > 0 && t('coming.moreWeeks', { count: others }),
          ]
            .filter(Boolean)
            .join(' · '),
          href: PLACES_PATH,
          state: isFull
            ? { text: t('capacity.isFull'), tone: 'bad' }
            : { text: t('coming.left', { count: places - taken }), tone: 'waiting' },
        })),
    },
  ]
}

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
    {
      and: [
        { state: { equals: 'confirmed' }, or: days.map((name) => ({ [name]: within })) },
        ownDocuments(req.payload.collections.enrolments.config, req.user) ?? {},
      ],
    },
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
