import { describe, expect, it } from 'vitest'
import { changeText, type OpeningHours, openingJsonLd, openingState, openingText } from './opening-hours'

const zone = 'America/Los_Angeles'
const office: OpeningHours[] = [
  { firstDay: 'mon', lastDay: 'fri', opens: '08:30', closes: '12:00' },
  { firstDay: 'mon', lastDay: 'thu', opens: '13:00', closes: '17:00' },
]
const never = () => false

// 2027-03-01 is a Monday; Los Angeles is eight hours behind UTC, seven from 2027-03-14 on.
describe('an office', () => {
  it.each([
    ['is open until noon', '2027-03-01T16:30:00Z', true, '2027-03-01 12:00', '2027-03-01T20:00:00.000Z'],
    ['is closed at noon', '2027-03-01T20:00:00Z', false, '2027-03-01 13:00', '2027-03-01T21:00:00.000Z'],
    [
      'is closed before it opens',
      '2027-03-01T16:29:00Z',
      false,
      '2027-03-01 08:30',
      '2027-03-01T16:30:00.000Z',
    ],
    ['opens on the next day', '2027-03-02T01:00:00Z', false, '2027-03-02 08:30', '2027-03-02T08:00:00.000Z'],
    [
      'opens after the weekend',
      '2027-03-05T20:00:00Z',
      false,
      '2027-03-08 08:30',
      '2027-03-06T08:00:00.000Z',
    ],
    [
      'keeps its time when clocks change',
      '2027-03-15T16:00:00Z',
      true,
      '2027-03-15 12:00',
      '2027-03-15T19:00:00.000Z',
    ],
  ])('%s', (_what, now, isOpen, next, until) => {
    const state = openingState(office, zone, never, new Date(now))
    expect([state.isOpen, `${state.next?.day} ${state.next?.time}`]).toEqual([isOpen, next])
    expect(state.validUntil.toISOString()).toBe(until)
  })

  it('is closed on holidays, and opens after them', () => {
    const state = openingState(office, zone, (day) => day <= '2027-03-02', new Date('2027-03-01T17:00:00Z'))
    expect(state).toMatchObject({ isOpen: false, next: { day: '2027-03-03', time: '08:30', isToday: false } })
    const season = openingState(office, zone, (day) => day < '2027-08-02', new Date('2027-03-01T17:00:00Z'))
    expect(season.next).toMatchObject({ day: '2027-08-02', time: '08:30' })
    expect(openingState(office, zone, () => true, new Date()).next).toBeUndefined()
  })

  it('may be open over the end of the week', () => {
    const weekend: OpeningHours[] = [{ firstDay: 'sat', lastDay: 'mon', opens: '10:00', closes: '12:00' }]
    const openOn = (day: string) => openingState(weekend, zone, never, new Date(`${day}T19:00:00Z`)).isOpen
    expect(['2027-03-05', '2027-03-06', '2027-03-07', '2027-03-08', '2027-03-09'].map(openOn)).toEqual([
      ...[false, true, true, true, false],
    ])
  })
})

it('writes days and times in the language of the page', () => {
  const [row] = office as [OpeningHours]
  expect(openingText('de', row)).toEqual({
    days: 'Montag – Freitag',
    times: expect.stringMatching(/8:30.*12:00/),
  })
  expect(openingText('en', row).times).toMatch(/8:30.*12:00.PM/)
  const at = (day: string, isToday = false) => ({
    ...{ isOpen: false, validUntil: new Date(), next: { day, time: '08:30', isToday } },
  })
  expect(changeText('de', at('2027-03-01', true), '2027-03-01')).toBe('8:30')
  expect(changeText('de', at('2027-03-02'), '2027-03-01')).toBe('Dienstag, 8:30')
  expect(changeText('de', at('2027-03-22'), '2027-03-01')).toMatch(/22\. März/)
  expect(openingText('fr', row).times).toMatch(/^8\u00a0h\u00a030\s–\s12\u00a0h$/)
  expect(changeText('eu', at('2027-05-03'), '2027-03-01')).toBe('maiatzaren 3a, astelehena (8:30)')
})

it('tells search engines the days one by one', () => {
  expect(openingJsonLd(office.slice(1))).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '13:00',
      closes: '17:00',
    },
  ])
})
