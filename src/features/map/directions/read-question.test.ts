import { describe, expect, it } from 'vitest'
import { readQuestion } from './read-question'

describe('readQuestion', () => {
  it.each([
    [{}, { from: '', mode: 'walking' }],
    [{ from: '  14 Lantern Street ' }, { from: '14 Lantern Street', mode: 'walking' }],
    [
      { from: 'a', mode: 'driving', at: '' },
      { from: 'a', mode: 'driving' },
    ],
    [
      { from: 'a', mode: '' },
      { from: 'a', mode: 'walking' },
    ],
    [
      { from: 'a', at: '49.5,-125.25' },
      { from: 'a', mode: 'walking', at: { lat: 49.5, lng: -125.25 } },
    ],
  ])('reads %o', (query, expected) => {
    expect(readQuestion(query, 'walking')).toEqual(expected)
  })

  it.each([
    [{ from: 'x'.repeat(201) }, 'from'],
    [{ from: ['a', 'b'] }, 'from'],
    [{ from: 'a', mode: 'flying' }, 'mode'],
    [{ from: 'a', at: '49.5' }, 'at'],
    [{ from: 'a', at: '91,0' }, 'at'],
    [{ from: 'a', at: '1,2,3' }, 'at'],
    [{ from: 'a', at: '1e5,0' }, 'at'],
    [{ from: 'a', at: 'here,there' }, 'at'],
  ])('refuses %o and names the field', (query, field) => {
    expect(() => readQuestion(query, 'walking')).toThrow(
      expect.objectContaining({ code: 'bad_request', field }),
    )
  })
})
