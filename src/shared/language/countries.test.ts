import { expect, it } from 'vitest'
import { translateCountry } from './countries'

it.each([
  [
    '14 Lantern Street, Alder Bay, BC V0X 0A0, Canada',
    'de',
    '14 Lantern Street, Alder Bay, BC V0X 0A0, Kanada',
  ],
  ['14 Lantern Street\nAlder Bay\nCanada\n', 'es', '14 Lantern Street\nAlder Bay\nCanadá'],
  ['1 Rua Nova, Lisboa, Portugal', 'en', '1 Rua Nova, Lisboa, Portugal'],
  // Only a country, and only at the end.
  ['Canada Road 4, Alder Bay', 'de', 'Canada Road 4, Alder Bay'],
  ['1 Quay, Canada, Alder Bay', 'de', '1 Quay, Canada, Alder Bay'],
  ['Canada', 'de', 'Canada'],
  ['', 'de', ''],
] as const)('translateCountry(%o, %s)', (address, locale, expected) => {
  expect(translateCountry(address, locale)).toBe(expected)
})
