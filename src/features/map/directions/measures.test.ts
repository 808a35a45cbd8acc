import { describe, expect, it } from 'vitest'
import { distanceText, durationText } from './measures'

describe('distances', () => {
  it.each([
    [0, '5 m'],
    [3, '5 m'],
    [42, '40 m'],
    [347, '350 m'],
    [994, '990 m'],
    [996, '1 km'],
    [1240, '1.2 km'],
    [123_456, '123 km'],
  ])('%d metres', (metres, text) => {
    expect(distanceText('en', metres)).toBe(text)
  })

  it('are formatted for the language', () => {
    expect(distanceText('de', 1240)).toBe('1,2 km')
  })
})

describe('durations', () => {
  it.each([
    [0, '10 sec'],
    [29, '30 sec'],
    [54, '50 sec'],
    [55, '1 min'],
    [89, '1 min'],
    [150, '3 min'],
    [3600, '1 hr'],
    [5400, '1 hr 30 min'],
  ])('%d seconds', (seconds, text) => {
    expect(durationText('en', seconds)).toBe(text)
  })

  it('are formatted for the language', () => {
    expect(durationText('de', 5400)).toBe('1 Std. 30 Min.')
  })
})
