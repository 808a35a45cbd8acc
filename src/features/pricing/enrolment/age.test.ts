import { expect, it } from 'vitest'
import { ageOn } from './age'

it.each([
  ['2010-06-15', '2026-06-14', 15],
  ['2010-06-15', '2026-06-15', 16],
  ['2010-06-15', '2026-12-31', 16],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-01-05', '2026-01-05', 0],
])('born %s, on %s: %i', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})
