import { describe, expect, it } from 'vitest'
import { schoolSearchText } from './searchable-text'

describe('schoolSearchText', () => {
  it('is name and town', () => {
    expect(schoolSearchText({ name: 'École', town: 'Saint-Malo' })).toBe('ecole saint malo')
  })

  it('is empty for a draft without both', () => {
    expect(schoolSearchText({ name: null })).toBe('')
  })
})
