import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tags } from '../extract/extract'
import { between, metresBetween } from '../geometry'
import { placeAt, sketch } from '../sketch-fixture'
import { buildNetwork } from './build-network'
import { snap } from './snap'

const extract = sketch({
  nodes: { a: [0, 0], b: [400, 0], c: [400, 300], d: [0, 250], e: [3000, 3000], f: [3050, 3000] },
  ways: {
    South: { through: 'a b' },
    East: { through: 'b c' },
    North: { through: 'c d' },
    Far: { through: 'e f' },
  },
})
const network = buildNetwork(extract, 'driving')
const nameAt = (segment: number) => network.roads[network.roadOf[segment] as number]?.name

describe('snapping', () => {
  it('goes to the nearest point of a street, not to its ends', () => {
    const found = snap(network, placeAt(200, 40))
    expect(found && nameAt(found.segment)).toBe('South')
    expect(found?.distance).toBeCloseTo(40, 0)
    expect(found?.metres).toBeCloseTo(200, 0)
  })

  it('never goes further than 300 m', () => {
    expect(snap(network, placeAt(200, -299))?.distance).toBeCloseTo(299, 0)
    expect(snap(network, placeAt(200, -302))).toBeUndefined()
  })

  it('uses only the largest component', () => {
    expect(snap(network, placeAt(3010, 3000))).toBeUndefined()
  })

  it('finds nothing on a map without streets for cars', () => {
    const path = sketch({
      nodes: { a: [0, 0], b: [400, 0] },
      ways: { Path: { through: 'a b', tags: { highway: 'footway' } } },
    })
    expect(snap(buildNetwork(path, 'driving'), placeAt(0, 0))).toBeUndefined()
  })

  it.each([
    [{ tunnel: 'yes' }, 'Street'],
    [{ indoor: 'yes', highway: 'footway' }, 'Street'],
    [{ highway: 'corridor' }, 'Street'],
    [{ layer: '-1' }, 'Street'],
    [{ level: '-2;-1' }, 'Street'],
    [{ tunnel: 'building_passage' }, 'Below'],
    [{ layer: '1', indoor: 'no', tunnel: 'no' }, 'Below'],
    [{ level: '-1;0' }, 'Below'],
  ] as [Tags, string][])('starts at a street rather than underground: %j', (tags, expected) => {
    const town = sketch({
      nodes: { a: [0, 0], b: [400, 0], c: [400, 280], d: [0, 280], e: [1400, 0] },
      ways: {
        Below: { through: 'a b e', tags },
        Ramp: { through: 'b c' },
        Street: { through: 'c d' },
      },
    })
    const walking = buildNetwork(town, 'walking')
    const findNearestRoadName = (east: number, north: number) => {
      const found = snap(walking, placeAt(east, north))
      return found && walking.roads[walking.roadOf[found.segment] as number]?.name
    }
    expect(findNearestRoadName(50, 10)).toBe(expected)
    // Further than 300 m from any street the tunnel is better than no route.
    expect(findNearestRoadName(1000, 10)).toBe('Below')
  })

  it('is the nearest point of all streets', () => {
    const { pointLat, pointLng, piecePoint } = network
    fc.assert(
      fc.property(fc.integer({ min: -250, max: 650 }), fc.integer({ min: -250, max: 550 }), (east, north) => {
        const asked = placeAt(east, north)
        const found = snap(network, asked)?.distance ?? Number.POSITIVE_INFINITY
        for (const point of piecePoint)
          for (let step = 0; step <= 20; step++) {
            const start = { lat: pointLat[point] as number, lng: pointLng[point] as number }
            const end = { lat: pointLat[point + 1] as number, lng: pointLng[point + 1] as number }
            const distance = metresBetween(asked, between(start, end, step / 20))
            if (distance <= 299) expect(found).toBeLessThanOrEqual(distance + 0.1)
          }
      }),
      { numRuns: 60 },
    )
  })
})
