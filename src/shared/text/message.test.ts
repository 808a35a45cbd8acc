import { describe, expect, it } from 'vitest'
import { fill } from './message'

describe('fill', () => {
  it('replaces placeholders', () => {
    expect(fill('{town}, {country}', { town: 'Larchmere', country: 'Canada' })).toBe('Larchmere, Canada')
  })

  it('keeps a placeholder without a value', () => {
    expect(fill('from {level}', {})).toBe('from {level}')
  })

  it('does not interpret a value as a replacement pattern', () => {
    expect(fill('{a}', { a: '$& {a}' })).toBe('$& {a}')
  })
})
