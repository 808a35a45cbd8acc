import { describe, expect, it } from 'vitest'
import { adjustment, catalogue } from '../../../../tests/fixtures/price-fixture'
import { lineTitle, percentText } from './price-texts'

describe('lineTitle', () => {
  const extra = { code: '2', title: 'Insurance', amount: 1, charged: 'once', forced: false } as const
  const titles = catalogue({ extras: [extra], adjustments: [adjustment({ code: '2', title: 'Summer' })] })

  it.each([
    ['course', '2', 'Morning'],
    ['accommodation', '3', 'Homestay'],
    ['registration', 'registration', 'Fee'],
    ['extra', '2', 'Insurance'],
    ['supplement', '2', 'Summer'],
    ['discount', '2', 'Summer'],
    ['discount', 'gone', 'gone'],
  ] as const)('names %s %s', (kind, code, title) => {
    expect(lineTitle({ kind, code }, titles, 'Fee')).toBe(title)
  })
})

describe('percentText', () => {
  it('formats a percentage for the language', () => {
    const line = { title: 'Discount', percent: 12.5 }
    expect(percentText('en', line)).toBe('12.5%')
    expect(percentText('de', line)).toBe('12,5\u00a0%')
    expect(percentText('eu', line)).toBe('%\u00a012,5')
  })

  it('is empty if the title contains the percentage, and for 100 %', () => {
    expect(percentText('en', { title: '7 % off', percent: 7 })).toBe('')
    expect(percentText('en', { title: 'No fee', percent: 100 })).toBe('')
    expect(percentText('en', { title: 'Fee' })).toBe('')
  })
})
