import { describe, expect, it } from 'vitest'
import { schoolSearchText } from './searchable-text'

describe('schoolSearchText', () => {
  it('is name and town', () => {
    expect(schoolSearchText({ name: 'École', town: 'Saint-Malo' })).toBe('ecole saint malo')
  })

  it('copes with a draft that has neither', () => {
    expect(schoolSearchText({ name: null })).toBe('')
  })
})
