import { expect, it } from 'vitest'
import { type ClosureSchool, openCalendar } from './holidays.server'

const school: ClosureSchool = { country: 'CA', region: 'BC', closures: [] }
const today = '2027-01-11'
const titles = async (given: Partial<ClosureSchool>, locale: 'en' | 'de' | 'pt-br' = 'en') => {
  const { closures } = await openCalendar()
  const days = closures({ ...school, ...given }, today, locale).filter(({ from }) => from < '2028')
  return new Map(days.map(({ from, title, weeks }) => [from, `${title} ${weeks}`]))
}

it('knows the holidays of a country and region, by code or name, in the language of the page', async () => {
  const bc = await titles({})
  expect(bc.get('2027-03-26')).toBe('Good Friday holiday')
  expect(bc.get('2027-08-02')).toBe('British Columbia Day holiday')
  expect(bc.has('2027-06-24')).toBe(false)
  for (const region of ['QC', 'quebec', 'Québec'])
    expect((await titles({ region })).has('2027-06-24')).toBe(true)
  expect((await titles({}, 'de')).get('2027-03-26')).toBe('Karfreitag holiday')
  expect((await titles({}, 'pt-br')).get('2027-03-26')).toBe('Sexta-Feira Santa holiday')
})

it('leaves out weekends, the past, and what is too far away', async () => {
  const { publicHolidays } = await openCalendar()
  const days = publicHolidays({ country: 'CA', region: 'BC' }, today, 'en').map(({ day }) => day)
  // Christmas 2027 is a Saturday; New Year's Day 2027 was more than a week ago.
  expect(days).not.toContain('2027-12-25')
  expect(days[0]).toBe('2027-02-15')
  expect(days.at(-1)?.slice(0, 4)).toBe('2029')
})

it('follows the school: its own closures come first, and it may be open', async () => {
  const row = (from: string, weeks: 'move' | 'holiday', title: string) => ({ from, to: from, title, weeks })
  const own = await titles({
    closures: [row('2027-03-26', 'move', 'Easter break'), row('2027-05-07', 'holiday', 'Harbour festival')],
    openHolidays: [{ day: '2027-07-01T12:00:00.000Z' }],
  })
  expect(own.get('2027-03-26')).toBe('Easter break move')
  expect(own.get('2027-05-07')).toBe('Harbour festival holiday')
  expect(own.has('2027-07-01')).toBe(false)
  expect(own.has('2027-05-24')).toBe(true)
  expect((await titles({ publicHolidays: false })).size).toBe(0)
})

it('knows none of a country that does not exist, and ignores a region without rules', async () => {
  expect((await titles({ country: 'XX' })).size).toBe(0)
  expect((await titles({ region: 'Atlantis' })).has('2027-03-26')).toBe(true)
})
