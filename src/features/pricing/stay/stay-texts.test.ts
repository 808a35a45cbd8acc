import { expect, it } from 'vitest'
import { writeDays } from './stay-texts'

it.each([
  ['en', 'December~7, December~14, and January~4,~2027'],
  ['de', '7.~Dezember, 14.~Dezember und 4.~Januar~2027'],
] as const)(
  'a list of days names the year only where it is another one and breaks between days, in %s',
  (locale, text) => {
    expect(writeDays(['2026-12-07', '2026-12-14', '2027-01-04'], '2026-11-20', locale)).toBe(
      text.replaceAll('~', '\u00a0'),
    )
  },
)
