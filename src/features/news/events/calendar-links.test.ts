import { expect, it } from 'vitest'
import { calendarLinks } from './calendar-links'

const entry = {
  startsAt: '2031-07-12T18:00:00-03:00',
  endsAt: '2031-07-12T20:30:00-03:00',
  timeZone: 'America/Halifax',
  title: 'Open day & tea',
  details: 'Come in.\nhttps://school.example/news/open-day',
  location: 'Quay 4, Pier School',
}

const queries = (event: typeof entry) =>
  Object.fromEntries(
    calendarLinks(event).map(({ service, href }) => [
      service,
      Object.fromEntries(new URL(href).searchParams),
    ]),
  )

it('names the same points in time for every service, whatever the zone of the school', () => {
  const { Google, 'Outlook.com': outlook, 'Office 365': office, Yahoo } = queries(entry)
  expect(Google).toEqual({
    action: 'TEMPLATE',
    text: 'Open day & tea',
    dates: '20310712T210000Z/20310712T233000Z',
    ctz: 'America/Halifax',
    details: entry.details,
    location: entry.location,
  })
  expect(outlook).toMatchObject({
    subject: 'Open day & tea',
    startdt: '2031-07-12T21:00:00.000Z',
    enddt: '2031-07-12T23:30:00.000Z',
  })
  expect(office).toEqual(outlook)
  expect(Yahoo).toMatchObject({ st: '20310712T210000Z', et: '20310712T233000Z', in_loc: entry.location })
})

it('gives an event without an end its beginning', () => {
  const { endsAt: _, ...open } = entry
  expect(calendarLinks(open)[0]?.href).toContain('dates=20310712T210000Z%2F20310712T210000Z')
})
