import { addDays } from '../time/days'

// Files for calendar programs (RFC 5545).

/** The first and last day of an all-day event, which is on these days wherever it is read. */
interface Days {
  from: string
  to: string
}

/** Points in time. An event without an end takes no time. */
interface Times {
  start: Date
  end?: Date
}

export interface CalendarEvent {
  /** It stays the same, so that a second import replaces the event. */
  uid: string
  when: Days | Times
  title: string
  description: string
  location: string
  href: string
  status: 'TENTATIVE' | 'CONFIRMED'
  /** When the event was written. */
  stamp: Date
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

const whenLines = (when: Days | Times): string[] =>
  'from' in when
    ? [
        `DTSTART;VALUE=DATE:${dateValue(when.from)}`,
        // The end of an all-day event is the day after it.
        `DTEND;VALUE=DATE:${dateValue(addDays(when.to, 1))}`,
      ]
    : [`DTSTART:${timeValue(when.start)}`, ...(when.end ? [`DTEND:${timeValue(when.end)}`] : [])]

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${timeValue(event.stamp)}`,
  ...whenLines(event.when),
  `SUMMARY:${escapeText(event.title)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
  `URL:${event.href}`,
  `STATUS:${event.status}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** `name`: what made the calendar, for programs. */
export const calendarText = (name: string, events: readonly CalendarEvent[]): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Schoolhouse//${name}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('\r\n')}\r\n`
