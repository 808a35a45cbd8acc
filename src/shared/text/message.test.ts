import { describe, expect, it } from 'vitest'
import { fill, pickTexts } from './message'
import { plural } from './plural'

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

describe('plural', () => {
  it('follows the language: zero is singular in French and plural in English', () => {
    expect(plural('fr', 0, '{count} école', '{count} écoles')).toBe('0 école')
    expect(plural('en', 0, '{count} school', '{count} schools')).toBe('0 schools')
    expect(plural('en', 1, '{count} school', '{count} schools')).toBe('1 school')
  })
})

describe('pickTexts', () => {
  it('leaves out the texts that are not named', () => {
    expect(pickTexts({ open: 'Open', close: 'Close', help: 'Help' }, ['close', 'open'])).toEqual({
      close: 'Close',
      open: 'Open',
    })
  })
})
