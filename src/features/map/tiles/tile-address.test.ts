import { describe, expect, it } from 'vitest'
import { isNear, readTile } from './tile-address'

describe('readTile', () => {
  it('reads the four parts of a path', () => {
    expect(readTile({ type: 'hybrid', z: '13', x: '1', y: '8191' })).toEqual({
      type: 2,
      z: 13,
      x: 1,
      y: 8191,
    })
  })

  it.each([
    ['an unknown type', { type: 'moon', z: '1', x: '0', y: '0' }],
    ['a column that is not there', { type: 'road', z: '1', x: '2', y: '0' }],
    ['a row that is not there', { type: 'road', z: '1', x: '0', y: '2' }],
    ['a negative number', { type: 'road', z: '1', x: '-1', y: '0' }],
    ['a fraction', { type: 'road', z: '1.5', x: '0', y: '0' }],
    ['words', { type: 'road', z: 'a', x: 'b', y: 'c' }],
    ['an absurd depth', { type: 'road', z: '23', x: '0', y: '0' }],
    ['a missing part', { type: 'road', z: '1', x: '0' }],
  ])('refuses %s', (_what, path) => {
    expect(readTile(path as Record<string, string>)).toBeUndefined()
  })
})

describe('isNear', () => {
  const hamburg = { lat: 53.553407, lng: 9.992196 }
  it.each([
    ['the tile the place is on', { z: 13, x: 4323, y: 2645 }, true],
    ['a tile of the same town', { z: 13, x: 4325, y: 2646 }, true],
    ['another continent', { z: 13, x: 1200, y: 2645 }, false],
    ['the whole world', { z: 0, x: 0, y: 0 }, true],
    ['the next country, from far above', { z: 5, x: 16, y: 10 }, true],
    ['the next country, from near', { z: 13, x: 4200, y: 2700 }, false],
  ])('%s', (_what, tile, near) => {
    expect(isNear({ type: 0, ...tile }, hamburg)).toBe(near)
  })
})
