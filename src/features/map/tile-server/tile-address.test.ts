import { describe, expect, it } from 'vitest'
import { isNear, isOnMap, readTile } from './tile-address'

describe('readTile', () => {
  it('reads type, zoom, column and row', () => {
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

describe('isOnMap', () => {
  // At zoom 13 from tile 4323, 2647 to 4324, 2648.
  const bounds: [number, number, number, number] = [53.54, 9.98, 53.56, 10.02]
  it.each([
    ['a tile within', { z: 13, x: 4323, y: 2647 }, true],
    ['the same from far above', { z: 10, x: 540, y: 330 }, true],
    ['one beside it', { z: 13, x: 4322, y: 2646 }, true],
    ['one further', { z: 13, x: 4321, y: 2647 }, false],
    ['one to the south', { z: 13, x: 4323, y: 2650 }, false],
    ['the corner of the world', { z: 19, x: 0, y: 0 }, false],
  ])('%s', (_what, tile, isOn) => {
    expect(isOnMap({ type: 0, ...tile }, bounds)).toBe(isOn)
  })

  it('is true for every tile if the bounds are unknown', () => {
    expect(isOnMap({ type: 0, z: 19, x: 0, y: 0 }, undefined)).toBe(true)
  })
})
