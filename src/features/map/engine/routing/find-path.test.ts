import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildNetwork } from '../network/build-network'
import type { Network } from '../network/network'
import type { Profile } from '../network/profile'
import { type Snapped, snap } from '../network/snap'
import { placeAt, type Sketch, sketch } from '../sketch-fixture'
import { bruteCost, type Lane, lanesOf } from './brute-force-fixture'
import { pathFinder } from './find-path'

const side = 4
const nodeName = (column: number, row: number) => `n${column}${row}`

/** Towns of up to 24 streets on a crooked grid, with one-ways and turn restrictions at random. */
const towns: fc.Arbitrary<Sketch> = fc
  .record({
    crooked: fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 32, maxLength: 32 }),
    streets: fc.array(fc.constantFrom('none', 'both', 'both', 'yes', '-1'), { minLength: 24, maxLength: 24 }),
    rules: fc.array(
      fc.record({
        kind: fc.constantFrom('no_left_turn', 'no_straight_on', 'only_right_turn', 'only_straight_on'),
        via: fc.nat(15),
        from: fc.nat(3),
        to: fc.nat(3),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ crooked, streets, rules }) => {
    const nodes: Sketch['nodes'] = {}
    const ways: Sketch['ways'] = {}
    const lines: [string, string][] = []
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) {
        const place = row * side + column
        nodes[nodeName(column, row)] = [
          column * 120 + (crooked[place] as number),
          row * 120 + (crooked[16 + place] as number),
        ]
        if (column + 1 < side) lines.push([nodeName(column, row), nodeName(column + 1, row)])
        if (row + 1 < side) lines.push([nodeName(column, row), nodeName(column, row + 1)])
      }
    lines.forEach(([a, b], i) => {
      const kind = streets[i] as string
      if (kind === 'none') return
      ways[`s${i}`] = { through: `${a} ${b}`, tags: kind === 'both' ? {} : { oneway: kind } }
    })
    const restrictions = rules.flatMap(({ kind, via, from, to }) => {
      const node = nodeName(via % side, Math.floor(via / side))
      const meeting = Object.keys(ways).filter((name) => ways[name]?.through.split(' ').includes(node))
      const [a, b] = [meeting[from % Math.max(1, meeting.length)], meeting[to % Math.max(1, meeting.length)]]
      return a && b && a !== b ? [{ kind, from: a, via: node, to: b }] : []
    })
    return { nodes, ways, restrictions }
  })

const middleOf = (network: Network, segment: number): Snapped => {
  const first = network.firstPoint[segment] as number
  const lat = ((network.pointLat[first] as number) + (network.pointLat[first + 1] as number)) / 2
  const lng = ((network.pointLng[first] as number) + (network.pointLng[first + 1] as number)) / 2
  return {
    segment,
    point: first,
    metres: (network.metres[segment] as number) / 2,
    place: { lat, lng },
    distance: 0,
  }
}

const findRoadName = (network: Network, segment: number): string =>
  network.roads[network.roadOf[segment] as number]?.name ?? ''

describe('the path', () => {
  it('costs the same as that of an exhaustive search, in random towns', () => {
    let compared = 0
    fc.assert(
      fc.property(towns, (town) => {
        const network = buildNetwork(sketch(town), 'driving')
        const find = pathFinder(network)
        const brute = lanesOf(town)
        const kept = new Set(
          [...network.segmentOf].map((segment, edge) => {
            const [a, b] = town.ways[findRoadName(network, segment)]?.through.split(' ') ?? []
            return `${findRoadName(network, segment)} ${network.backward[edge] ? b : a}`
          }),
        )
        const usable = ({ name, from }: Lane) => kept.has(`${name} ${from}`)
        const segments = [...network.metres.keys()]
        for (const from of segments)
          for (const to of segments.filter((_, i) => (i + from) % 7 === 0)) {
            const expected = bruteCost(brute, usable, findRoadName(network, from), findRoadName(network, to))
            const path = find(middleOf(network, from), middleOf(network, to))
            expect(path?.cost).toBeCloseTo(expected, 3)
            compared++
          }
      }),
      { numRuns: 50 },
    )
    expect(compared).toBeGreaterThan(200)
  }, 20_000)
})

type Spot = [east: number, north: number]

const path = (town: Sketch, from: Spot, to: Spot, profile: Profile = 'driving'): string[] | undefined => {
  const network = buildNetwork(sketch(town), profile)
  const start = snap(network, placeAt(...from))
  const end = snap(network, placeAt(...to))
  const found = start && end && pathFinder(network)(start, end)
  return found?.edges.map((edge) => findRoadName(network, network.segmentOf[edge] as number))
}

/** Two blocks side by side. */
const square: Sketch = {
  nodes: { a: [0, 0], b: [200, 0], c: [400, 0], d: [0, 200], e: [200, 200], f: [400, 200] },
  ways: {
    ab: { through: 'a b' },
    bc: { through: 'b c' },
    de: { through: 'd e' },
    ef: { through: 'e f' },
    ad: { through: 'a d' },
    be: { through: 'b e' },
    cf: { through: 'c f' },
  },
}
const withRules = (...restrictions: NonNullable<Sketch['restrictions']>): Sketch => ({
  ...square,
  restrictions,
})

describe('on two blocks', () => {
  const onAb: Spot = [100, 0]
  const onBe: Spot = [200, 100]
  const onBc: Spot = [300, 0]
  const onEf: Spot = [300, 200]

  it('takes the shortest way without restrictions', () => {
    expect(path(square, onAb, onBe)).toEqual(['ab', 'be'])
  })

  it('obeys a no-turn restriction', () => {
    const town = withRules({ kind: 'no_left_turn', from: 'ab', via: 'b', to: 'be' })
    expect(path(town, onAb, onBe)).toEqual(['ab', 'ad', 'de', 'be'])
    expect(path(town, onBe, onAb)).toEqual(['be', 'ab'])
  })

  it('obeys an only-turn restriction', () => {
    const town = withRules({ kind: 'only_straight_on', from: 'ab', via: 'b', to: 'bc' })
    expect(path(town, [150, 0], onBe)).toEqual(['ab', 'ad', 'de', 'be'])
    expect(path(town, onAb, onBc)).toEqual(['ab', 'bc'])
  })

  it('obeys a no-turn restriction over an intermediate way, only for traffic from its start', () => {
    const town = withRules({ kind: 'no_right_turn', from: 'ab', via: 'be', to: 'ef' })
    expect(path(town, [190, 0], onEf)).toEqual(['ab', 'bc', 'cf', 'ef'])
    expect(path(town, [190, 0], onBe)).toEqual(['ab', 'be'])
    expect(path(town, [201, 60], onEf)).toEqual(['be', 'ef'])
  })

  it('obeys an only-turn restriction over an intermediate way', () => {
    const town = withRules({ kind: 'only_left_turn', from: 'ab', via: 'be', to: 'de' })
    expect(path(town, [190, 0], onEf)).toEqual(['ab', 'bc', 'cf', 'ef'])
    expect(path(town, [190, 0], [150, 200])).toEqual(['ab', 'be', 'de'])
  })

  it('obeys a restriction for cars only', () => {
    const tags = { restriction: '', 'restriction:motorcar': 'no_left_turn' }
    const town = withRules({ kind: '', from: 'ab', via: 'b', to: 'be', tags })
    expect(path(town, onAb, onBe)).toEqual(['ab', 'ad', 'de', 'be'])
  })

  it('makes no U-turn on a divided street', () => {
    const town = withRules({ kind: 'no_u_turn', from: 'ab', via: 'b', to: 'be' })
    expect(path(town, onAb, onBe)).toEqual(['ab', 'ad', 'de', 'be'])
  })

  it('continues along a street with a no-U-turn restriction', () => {
    const { ab, bc, ...others } = square.ways
    const town: Sketch = {
      nodes: square.nodes,
      ways: { ...others, abc: { through: 'a b c' } },
      restrictions: [{ kind: 'no_u_turn', from: 'abc', via: 'b', to: 'abc' }],
    }
    expect(path(town, onAb, onBc)).toEqual(['abc', 'abc'])
  })

  it('obeys no_entry and no_exit', () => {
    const entry = withRules({ kind: 'no_entry', from: 'ab bc', via: 'b', to: 'be' })
    expect(path(entry, [190, 0], onBe)).toEqual(['ab', 'ad', 'de', 'be'])
    expect(path(entry, [210, 0], onBe)).toEqual(['bc', 'cf', 'ef', 'be'])
    const exit = withRules({ kind: 'no_exit', from: 'be', via: 'b', to: 'ab bc' })
    expect(path(exit, [201, 60], [190, 0])).toEqual(['be', 'de', 'ad', 'ab'])
    expect(path(exit, [201, 60], [210, 0])).toEqual(['be', 'ef', 'cf', 'bc'])
  })

  it.each([
    ['for others', { except: 'motorcar;bicycle' }],
    [
      'at certain hours',
      { restriction: '', 'restriction:conditional': 'no_left_turn @ (Mo-Fr 07:00-09:00)' },
    ],
  ])('ignores restrictions %s', (_, tags) => {
    const town = withRules({ kind: 'no_left_turn', from: 'ab', via: 'b', to: 'be', tags })
    expect(path(town, onAb, onBe)).toEqual(['ab', 'be'])
  })

  it('never drives against a one-way street, not even a few metres', () => {
    const town: Sketch = {
      ...square,
      ways: { ...square.ways, ab: { through: 'a b', tags: { oneway: 'yes' } } },
    }
    expect(path(town, [150, 0], [50, 0])).toEqual(['ab', 'be', 'de', 'ad', 'ab'])
    expect(path(town, [50, 0], [150, 0])).toEqual(['ab'])
  })

  it('is blocked by a bollard for cars, not for pedestrians', () => {
    const nodes: Sketch['nodes'] = { ...square.nodes, x: [100, 0, { barrier: 'bollard' }] }
    const town: Sketch = { nodes, ways: { ...square.ways, ab: { through: 'a x b' } } }
    expect(path(town, [90, 0], [110, 0])).toEqual(['ab', 'ad', 'de', 'be', 'ab'])
    expect(path(town, [90, 0], [110, 0], 'walking')).toEqual(['ab'])
  })

  it('makes a U-turn only in a dead end', () => {
    const town: Sketch = {
      nodes: { ...square.nodes, g: [600, 0] },
      ways: { ...square.ways, cg: { through: 'c g' } },
    }
    expect(path(town, [550, 0], [450, 0])).toEqual(['cg'])
    expect(path(withRules(), onAb, onAb)).toEqual(['ab'])
  })

  it('uses a street for residents only at its ends', () => {
    const town: Sketch = {
      ...square,
      ways: { ...square.ways, be: { through: 'b e', tags: { access: 'destination' } } },
    }
    expect(path(town, [190, 0], [190, 200])).toEqual(['ab', 'ad', 'de'])
    expect(path(town, [190, 0], onBe)).toEqual(['ab', 'be'])
  })
})
