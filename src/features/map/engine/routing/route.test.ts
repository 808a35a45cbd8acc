import { describe, expect, it } from 'vitest'
import { metresBetween } from '../geometry'
import { buildNetwork } from '../network/build-network'
import { placeAt, type Sketch, sketch } from '../sketch-fixture'
import { osrmResponse } from './osrm-response'
import { routeFinder } from './route'

const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
  const angle = (i * Math.PI) / 4
  return [`r${i}`, [1000 + 30 * Math.cos(angle), 30 * Math.sin(angle)]] as const
})

/** Main Street to a roundabout, with a side street, a bend, a change of name and an unconnected street. */
const town: Sketch = {
  nodes: {
    a: [0, 0],
    b: [200, 0],
    c: [400, 0],
    d: [600, 0],
    s: [200, -200],
    n: [400, 200],
    m: [600, 200],
    north: [1000, 300],
    east: [1300, 0],
    south: [1000, -300],
    i: [0, 5000],
    j: [200, 5000],
    ...Object.fromEntries(ring),
  },
  ways: {
    'Main Street': { through: 'a b c d' },
    'Side Street': { through: 'b s' },
    'Bent Lane': { through: 'c n m' },
    'High Street': { through: 'd r4' },
    Ring: { through: 'r4 r5 r6 r7 r0 r1 r2 r3 r4', tags: { junction: 'roundabout', name: '' } },
    'North Road': { through: 'r2 north' },
    'East Road': { through: 'r0 east' },
    'South Road': { through: 'r6 south' },
    'Island Lane': { through: 'i j' },
  },
}
const find = routeFinder(buildNetwork(sketch(town), 'driving'))
const directions = (from: [number, number], to: [number, number]) => {
  const answer = find(placeAt(...from), placeAt(...to))
  if (answer.code !== 'Ok') return answer.code
  return answer.routes[0]?.legs[0]?.steps.map(({ maneuver, name }) =>
    [maneuver.type, maneuver.modifier, maneuver.exit, name].filter((part) => part !== undefined).join(' | '),
  )
}

describe('the steps', () => {
  it.each<[string, [number, number], [number, number], string[]]>([
    [
      'a turn to the right',
      [50, 5],
      [195, -150],
      ['depart | Main Street', 'turn | right | Side Street', 'arrive | right | Side Street'],
    ],
    [
      'the end of a road',
      [200, -150],
      [300, 10],
      ['depart | Side Street', 'end of road | right | Main Street', 'arrive | left | Main Street'],
    ],
    [
      'no step at a bend of the same street',
      [300, 0],
      [590, 200],
      ['depart | Main Street', 'turn | left | Bent Lane', 'arrive | Bent Lane'],
    ],
    [
      'a new name',
      [500, 0],
      [700, 0],
      ['depart | Main Street', 'new name | straight | High Street', 'arrive | High Street'],
    ],
    [
      'the first exit',
      [700, 0],
      [1000, -200],
      [
        'depart | High Street',
        'roundabout | right | 1 | South Road',
        'exit roundabout | right | South Road',
        'arrive | South Road',
      ],
    ],
    [
      'the second exit',
      [700, 0],
      [1200, 0],
      [
        'depart | High Street',
        'roundabout | straight | 2 | East Road',
        'exit roundabout | right | East Road',
        'arrive | East Road',
      ],
    ],
    [
      'the third exit',
      [700, 0],
      [1000, 200],
      [
        'depart | High Street',
        'roundabout | left | 3 | North Road',
        'exit roundabout | right | North Road',
        'arrive | North Road',
      ],
    ],
    ['on one street', [20, 0], [180, -10], ['depart | Main Street', 'arrive | right | Main Street']],
  ])('%s', (_, from, to, expected) => {
    expect(directions(from, to)).toEqual(expected)
  })
})

describe('the answer', () => {
  const answer = find(placeAt(50, 5), placeAt(1000, 200))
  const route = answer.code === 'Ok' ? answer.routes[0] : undefined

  it('has the format of OSRM', () => {
    expect(osrmResponse.parse(answer)).toEqual(answer)
  })

  it('has the length of its line and of its steps', () => {
    const line = route?.geometry.coordinates ?? []
    const length = line.slice(1).reduce((sum, [lng, lat], i) => {
      const [lastLng, lastLat] = line[i] as [number, number]
      return sum + metresBetween({ lat: lastLat, lng: lastLng }, { lat, lng })
    }, 0)
    expect(route?.distance).toBeCloseTo(length, -0.5)
    const steps = route?.legs[0]?.steps ?? []
    expect(steps.reduce((sum, { distance }) => sum + distance, 0)).toBeCloseTo(route?.distance ?? 0, 0)
    expect(steps.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(route?.duration ?? 0, 0)
    expect(route?.duration).toBeGreaterThan((route?.distance ?? 0) / (25 / 3.6))
  })

  it('has steps that begin at their maneuver, where the step before ends', () => {
    const steps = route?.legs[0]?.steps ?? []
    steps.slice(1).forEach((step, i) => {
      expect(steps[i]?.geometry.coordinates.at(-1)).toEqual(step.geometry.coordinates[0])
      expect(step.maneuver.location).toEqual(step.geometry.coordinates[0])
    })
    expect(route?.legs[0]?.summary).toBe('Main Street, High Street')
  })

  it('contains the places on the street', () => {
    expect(answer.code === 'Ok' && answer.waypoints.map(({ name, distance }) => [name, distance])).toEqual([
      ['Main Street', 5],
      ['North Road', 0],
    ])
  })

  it('is NoSegment if no street of the largest component is near', () => {
    expect(directions([50, 0], [0, 5000])).toBe('NoSegment')
    expect(directions([50, 400], [200, 0])).toBe('NoSegment')
  })

  it('has a step of length zero if start and destination are the same', () => {
    expect(directions([50, 0], [50, 0])).toEqual(['depart | Main Street', 'arrive | Main Street'])
  })
})
