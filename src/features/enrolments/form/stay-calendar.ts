import { type CalendarEvent, calendarText } from '../../../shared/formats/calendar'
import type { MailAttachment } from '../../../shared/formats/mail'
import type { StayDates } from '../../pricing/contract'
import type { QuotesMessages } from '../../quotes/contract'

// The days of a stay for calendar programs. All-day events: a day at the school is that day, wherever it is read.

interface CalendarStay {
  reference: string
  /** Titles of the booked course, and of the accommodation if there is one. */
  course: string
  accommodation?: string
  stay: StayDates
  /** Further lines of the description, for example closures. */
  notes: string[]
  school: { name: string; address: string }
  /** The address of the quote. */
  href: string
  requestedAt: Date
}

const stayCalendar = (stay: CalendarStay, t: QuotesMessages): string => {
  const { reference, course, accommodation, school, notes, href, requestedAt } = stay
  const { firstDay, lastDay, arrival, departure } = stay.stay
  const title = accommodation ?? course
  const description = [t('mail.calendarNote', { reference }), ...notes, href].join('\n')
  const location = [school.name, school.address].filter(Boolean).join(', ')
  const host = new URL(href).hostname
  const event = (part: string, name: string, from: string, to = from): CalendarEvent => ({
    uid: `${reference}-${part}@${host}`,
    when: { from, to },
    title: name,
    description,
    location,
    href,
    status: 'TENTATIVE',
    stamp: requestedAt,
  })
  return calendarText('Stay', [
    event('course', `${course}, ${school.name}`, firstDay, lastDay),
    ...(arrival ? [event('arrival', t('mail.calendarArrival', { title }), arrival)] : []),
    ...(departure ? [event('departure', t('mail.calendarDeparture', { title }), departure)] : []),
  ])
}

export type CalendarFile = Extract<MailAttachment, { text: string }>

export const calendarFile = (stay: CalendarStay, t: QuotesMessages): CalendarFile => ({
  name: `${stay.reference}.ics`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  text: stayCalendar(stay, t),
})
