import { expect, it } from 'vitest'
import { exampleEnrolment } from '../../../../tests/widgets/mail-examples'
import { locales } from '../../../shared/locale'
import { confirmationMail } from './enrolment-mail'

type Properties = Record<string, string>

/** Reads a calendar strictly: CRLF, lines of at most 75 bytes, known structure, escaped text. */
const readCalendar = (text: string): { calendar: Properties; events: Properties[] } => {
  expect(text.endsWith('\r\n')).toBe(true)
  const raw = text.slice(0, -2).split('\r\n')
  for (const line of raw) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\p{Cc}\uFFFD]/u)
  }
  const lines = text.slice(0, -2).replace(/\r\n /g, '').split('\r\n')
  const calendar: Properties = {}
  const events: Properties[] = []
  let current = calendar
  expect([lines.shift(), lines.pop()]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)?):(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    if (line === 'BEGIN:VEVENT') {
      current = {}
      events.push(current)
    } else if (line === 'END:VEVENT') current = calendar
    else {
      expect(current[name], name).toBeUndefined()
      if (/^(SUMMARY|DESCRIPTION|LOCATION)$/.test(name)) expect(value).not.toMatch(/(^|[^\\])(\\\\)*[,;]/)
      current[name] = value.replace(/\\n/g, '\n').replace(/\\([\\;,])/g, '$1')
    }
  }
  return { calendar, events }
}

const calendarOf = (locale: (typeof locales)[number], given: Parameters<typeof exampleEnrolment>[1] = {}) => {
  const mail = confirmationMail(exampleEnrolment(locale, given), locale, 'https://school.example')
  const file = mail.attachments?.find((each) => 'text' in each)
  return file && 'text' in file ? readCalendar(file.text) : undefined
}

it('has all-day events for the course, arrival and departure', () => {
  const { calendar, events } = calendarOf('en') ?? { calendar: {}, events: [] }
  expect(calendar).toEqual({
    VERSION: '2.0',
    PRODID: '-//Schoolhouse//Stay//EN',
    CALSCALE: 'GREGORIAN',
    METHOD: 'PUBLISH',
  })
  const days = (event: Properties) => [event['DTSTART;VALUE=DATE'], event['DTEND;VALUE=DATE'], event.SUMMARY]
  expect(events.map(days)).toEqual([
    ['20270111', '20270227', 'Intensive English, Maple Harbour Language School'],
    ['20270110', '20270111', 'Arrival: Homestay, half board'],
    ['20270227', '20270228', 'Departure: Homestay, half board'],
  ])
  expect(events.map(({ UID }) => UID)).toEqual([
    '7K3QX-91MBD-course@school.example',
    '7K3QX-91MBD-arrival@school.example',
    '7K3QX-91MBD-departure@school.example',
  ])
  expect(events[0]).toMatchObject({ DTSTAMP: '20261121T090000Z', STATUS: 'TENTATIVE' })
  expect(events[0]?.LOCATION).toBe(
    'Maple Harbour Language School, 18 Lighthouse Lane, Alder Bay NS B3H 1X1, Canada',
  )
  expect(events[0]?.DESCRIPTION).toMatch(
    /^Requested, not booked yet\. Reference: 7K3QX-91MBD\nSchool closed: /,
  )
})

it('is valid in every language, and with a name that needs escaping', () => {
  for (const locale of locales) expect(calendarOf(locale)?.events, locale).toHaveLength(3)
  const { school } = exampleEnrolment('en')
  const name = `Über; school, "A\\B" 日本語${'é'.repeat(80)}`
  const strange = calendarOf('en', { school: { ...school, name } })
  expect(strange?.events[0]?.SUMMARY).toBe(`Intensive English, ${name}`)
})

it('is missing if the days are not known, and has no arrival without accommodation', () => {
  expect(calendarOf('en', { stay: undefined })).toBeUndefined()
  const stay = { firstDay: '2027-01-11', lastDay: '2027-01-15', closures: [] }
  expect(calendarOf('en', { stay })?.events).toHaveLength(1)
})
