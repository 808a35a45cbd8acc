import { describe, expect, it } from 'vitest'
import { instantOf, settleTime } from './local-times'

const halifax = 'America/Halifax'
const six = { at: '2031-12-12T22:00:00.000Z', local: '2031-12-12T18:00:00-04:00[America/Halifax]' }

describe('a time of a post that is saved', () => {
  it('is what was typed, at its school', () => {
    expect(settleTime({ at: null, local: '2031-12-12T18:00' }, {}, halifax)).toEqual(six)
    const seven = { ...six, local: '2031-12-12T19:00' }
    expect(settleTime(seven, six, halifax).at).toBe('2031-12-12T23:00:00.000Z')
    expect(settleTime({ ...six, local: null }, six, halifax)).toEqual({ at: null, local: null })
    expect(settleTime({ ...six, local: 'six' }, six, halifax)).toEqual({ at: null, local: 'six' })
  })

  it('follows a point in time that a program has given', () => {
    expect(settleTime({ at: six.at }, {}, halifax)).toEqual(six)
    const later = { ...six, at: '2031-12-12T23:30:00.000Z' }
    expect(settleTime(later, six, halifax).local).toBe('2031-12-12T19:30:00-04:00[America/Halifax]')
  })

  it('stays at six o’clock at another school', () => {
    expect(settleTime(six, six, 'Europe/Berlin')).toEqual({
      at: '2031-12-12T17:00:00.000Z',
      local: '2031-12-12T18:00:00+01:00[Europe/Berlin]',
    })
  })
})

describe('a time of a post that is shown', () => {
  it('stays at six o’clock when the rules of the zone have changed since it was saved', () => {
    const saved = { at: '2031-12-12T21:00:00.000Z', local: '2031-12-12T18:00:00-03:00[America/Halifax]' }
    expect(instantOf(saved, halifax)?.toISOString()).toBe(six.at)
  })

  it('is the point in time if only that was changed, or if there is no local time', () => {
    const at = '2031-12-12T20:00:00.000Z'
    expect(instantOf({ ...six, at }, halifax)?.toISOString()).toBe(at)
    expect(instantOf({ at, local: null }, halifax)?.toISOString()).toBe(at)
    expect(instantOf({}, halifax)).toBeUndefined()
  })
})
