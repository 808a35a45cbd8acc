import { expect, it } from 'vitest'
import { dayText } from './day-text'

it('writes days and moments in the language and style that is asked for, in any order', () => {
  for (const _ of ['first', 'with kept formatters']) {
    expect(dayText('en', '2027-01-11')).toBe('January 11, 2027')
    expect(dayText('en', '2027-01-11', 'full')).toBe('Monday, January 11, 2027')
    expect(dayText('de', '2027-01-11')).toBe('11. Januar 2027')
    expect(dayText('en', '2027-01-11T23:59:59.999Z')).toBe('January 11, 2027')
  }
})
