import { expect, it } from 'vitest'
import { countText } from './count-text'

it('has the singular for one alone', () => {
  expect([0, 1, 2].map((count) => countText(count, 'file'))).toEqual(['0 files', '1 file', '2 files'])
  expect(countText(1, 'entry', 'entries')).toBe('1 entry')
  expect(countText(3, 'entry', 'entries')).toBe('3 entries')
})
