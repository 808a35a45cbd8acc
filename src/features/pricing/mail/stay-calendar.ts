import { addDays } from '../../../shared/days'
import type { MailAttachment } from '../../../shared/mail'
import { fill } from '../../../shared/text/message'
import type { StayDates } from '../contract'
import type { MailMessages } from './messages/en'

// The days of a stay for calendar programs (RFC 5545). All-day events: a day at the school is that day, wherever it is read.

interface CalendarStay {
  reference: string
  /** What was asked for: the course, and the accommodation if there is one. */
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

const maxLineBytes = 75

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (char) => `\\${char}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Lines are at most 75 bytes long; the next one begins with a space. A character is never split. */
const foldLine = (line: string): string => {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const char of line) {
    const size = Buffer.byteLength(char)
    if (bytes + size > maxLineBytes) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += char
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

const dateValue = (day: string): string => day.replaceAll('-', '')
const timeValue = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

interface Event {
  /** Together with the reference it stays the same, so that a second import replaces the event. */
  part: string
  title: string
  from: string
  to: string
}

const eventLines = (event: Event, stay: CalendarStay, t: MailMessages, host: string): string[] => {
  const { reference, school, notes, href, requestedAt } = stay
  const description = [fill(t.calendarNote, { reference }), ...notes, href].join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${reference}-${event.part}@${host}`,
    `DTSTAMP:${timeValue(requestedAt)}`,
    `DTSTART;VALUE=DATE:${dateValue(event.from)}`,
    // The end of an all-day event is the day after it.
    `DTEND;VALUE=DATE:${dateValue(addDays(event.to, 1))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText([school.name, school.address].filter(Boolean).join(', '))}`,
    `URL:${href}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const stayCalendar = (stay: CalendarStay, t: MailMessages): string => {
  const { course, accommodation, school } = stay
  const { firstDay, lastDay, arrival, departure } = stay.stay
  const title = accommodation ?? course
  const events: Event[] = [
    { part: 'course', title: `${course}, ${school.name}`, from: firstDay, to: lastDay },
    ...(arrival
      ? [{ part: 'arrival', title: fill(t.calendarArrival, { title }), from: arrival, to: arrival }]
      : []),
    ...(departure
      ? [{ part: 'departure', title: fill(t.calendarDeparture, { title }), from: departure, to: departure }]
      : []),
  ]
  const host = new URL(stay.href).hostname
  return `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Schoolhouse//Stay//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stay, t, host)),
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('\r\n')}\r\n`
}

export type CalendarFile = Extract<MailAttachment, { text: string }>

export const calendarFile = (stay: CalendarStay, t: MailMessages): CalendarFile => ({
  name: `${stay.reference}.ics`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  text: stayCalendar(stay, t),
})
