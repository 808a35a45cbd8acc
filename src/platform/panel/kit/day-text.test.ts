import { expect, it } from 'vitest'
import { formatDay, parseDay } from './day-text'

const today = '2026-11-19'

it.each(['en', 'de', 'fr', 'es', 'it', 'pt', 'ca'])('reads the days that it writes (%s)', (language) => {
  for (const day of ['2026-01-02', '2024-02-29', '2027-12-31'])
    expect(parseDay(formatDay(day, language), language, today)).toBe(day)
})

it('writes a day in the format of the reader', () => {
  expect(formatDay('2027-01-04', 'de')).toBe('04.01.2027')
  expect(formatDay('2027-01-04', 'en')).toBe('01/04/2027')
})

it('reads what people type', () => {
  expect(parseDay('4.1.27', 'de', today)).toBe('2027-01-04')
  expect(parseDay('4.1.', 'de', today)).toBe('2026-01-04')
  expect(parseDay('1/4/2027', 'en', today)).toBe('2027-01-04')
  expect(parseDay('2027-01-04', 'de', today)).toBe('2027-01-04')
})

it('rejects texts that are no date', () => {
  for (const text of ['', 'tomorrow', '31.2.2027', '4', '1.1.1.1', '2027-13-01', '4.1.27777'])
    expect(parseDay(text, 'de', today), text).toBeUndefined()
})
