import { describe, expect, it, vi } from 'vitest'
import { optionalFile } from '../../../../tests/optional-data.mjs'
import type { Address } from './addresses/address'
import { collectAddresses } from './addresses/collect-addresses'
import { foldNumber } from './addresses/house-number'
import { meaningsOf, wordsOf } from './addresses/words'
import { buildMapEngine, type MapEngine } from './build-engine'
import type { Extract } from './extract/extract'
import { readExtract } from './extract/read-extract'
import { metresBetween, type Place } from './geometry'
import { buildNetwork } from './network/build-network'
import { profiles } from './network/profile'
import { readRestrictions } from './network/restrictions'

// Whole towns on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const town = 'src/cms/seed/town/alder-bay.osm'
const townAsPbf = 'tests/fixtures/alder-bay.osm.pbf'

/** The invented town of the demo, and real extracts where they are at hand. */
const extracts: { name: string; file?: string; missing?: string }[] = [
  { name: 'the invented town', file: town },
  ...['toronto.osm.gz', 'toronto.osm.pbf', 'ubc-vancouver.osm.pbf'].map((name) => ({
    name,
    ...optionalFile(name),
  })),
]

interface Loaded {
  extract: Extract
  addresses: Address[]
  map: MapEngine
}
const loaded = new Map<string, Promise<Loaded>>()
const load = (file = ''): Promise<Loaded> => {
  const open = async (): Promise<Loaded> => {
    const extract = await readExtract(file)
    const map = buildMapEngine(extract, { towns: ['Toronto', 'Vancouver'], regions: ['Canada'] })
    return { extract, addresses: collectAddresses(extract), map }
  }
  const known = loaded.get(file) ?? open()
  loaded.set(file, known)
  return known
}

/** Streets that may be meant by the same words, as one string. */
const streetKey = (street: string) =>
  wordsOf(street)
    .map((word) => meaningsOf(word)[0])
    .join(' ')

/** Picks places spread over the extract, equal in every run. */
const spread = <T>(items: T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)] as T)

for (const { name, file, missing } of extracts)
  describe(name, () => {
    it('finds every house by its number and street', async ({ skip }) => {
      skip(missing !== undefined, missing)
      const { addresses, map } = await load(file)
      for (const { number, street, place } of addresses) {
        const found = map.findAddress(`${number} ${street}`)
        const nearest = Math.min(...found.map((other) => metresBetween(other.place, place)))
        expect(nearest, `${number} ${street}`).toBeLessThanOrEqual(500)
      }
    })

    it('finds no house whose number is not on that street', async ({ skip }) => {
      skip(missing !== undefined, missing)
      const { addresses, map } = await load(file)
      const onStreet = new Map<string, Set<string>>()
      for (const { number, street } of addresses)
        onStreet.set(
          streetKey(street),
          (onStreet.get(streetKey(street)) ?? new Set()).add(foldNumber(number)),
        )
      let asked = 0
      for (const { number, street } of addresses)
        for (const wrong of [Number.parseInt(number, 10) + 1, Number.parseInt(number, 10) * 10 + 7]) {
          if (onStreet.get(streetKey(street))?.has(String(wrong))) continue
          expect(map.findAddress(`${wrong} ${street}`), `${wrong} ${street}`).toEqual([])
          asked++
        }
      expect(asked).toBeGreaterThan(100)
    })

    it('has a route between any two houses, by car and on foot', async ({ skip }) => {
      skip(missing !== undefined, missing)
      const { addresses, map } = await load(file)
      const places: Place[] = spread(addresses, 25).map(({ place }) => place)
      for (const profile of profiles)
        for (const [i, from] of places.entries()) {
          const to = places[(i * 7 + 3) % places.length] as Place
          const answer = map.route(profile, from, to)
          // A house may stand at the edge of the extract, far from any street that is connected.
          if (answer.code === 'NoSegment') continue
          expect(answer.code).toBe('Ok')
          const length = answer.code === 'Ok' ? (answer.routes[0]?.distance ?? 0) : 0
          expect(length).toBeGreaterThanOrEqual(metresBetween(from, to) - 600)
        }
    })

    it('never drives against a one-way street', async ({ skip }) => {
      skip(missing !== undefined, missing)
      const { extract } = await load(file)
      const network = buildNetwork(extract, 'driving')
      const at = (lat: number, lng: number) => `${lat} ${lng}`
      const pairs = (nodes: number[]) =>
        nodes.slice(1).map((node, i) => {
          const last = nodes[i] as number
          return `${at(extract.lat[last] as number, extract.lng[last] as number)} > ${at(extract.lat[node] as number, extract.lng[node] as number)}`
        })
      const steps = (against: boolean) =>
        extract.ways.flatMap(({ tags, nodes }) => {
          if (tags.oneway === 'yes') return pairs(against ? nodes.toReversed() : nodes)
          if (tags.oneway === '-1') return pairs(against ? nodes : nodes.toReversed())
          return against || !tags.highway ? [] : [...pairs(nodes), ...pairs(nodes.toReversed())]
        })
      // Some streets are drawn twice, once for each direction.
      const allowed = new Set(steps(false))
      const forbidden = new Set(steps(true).filter((step) => !allowed.has(step)))
      expect(forbidden.size).toBeGreaterThan(50)
      const wrong: string[] = []
      for (const [edge, segment] of network.segmentOf.entries()) {
        const [first, last] = [
          network.firstPoint[segment] as number,
          network.firstPoint[segment + 1] as number,
        ]
        const points = Array.from({ length: last - first }, (_, i) => first + i)
        const driven = network.backward[edge] ? points.reverse() : points
        driven.slice(1).forEach((point, i) => {
          const before = driven[i] as number
          const step = `${at(network.pointLat[before] as number, network.pointLng[before] as number)} > ${at(network.pointLat[point] as number, network.pointLng[point] as number)}`
          if (forbidden.has(step)) wrong.push(step)
        })
      }
      expect(wrong).toEqual([])
    })
  })

const torontoXml = optionalFile('toronto.osm.gz')
const torontoPbf = optionalFile('toronto.osm.pbf')

describe.each([
  { name: 'the invented town', xml: town, pbf: townAsPbf, missing: undefined, least: { rules: 2, turns: 1 } },
  {
    name: 'Toronto',
    xml: torontoXml.file,
    pbf: torontoPbf.file,
    missing: torontoXml.missing ?? torontoPbf.missing,
    least: { rules: 8, turns: 4 },
  },
])('$name', ({ xml, pbf, missing, least }) => {
  it('is the same from XML and from PBF', async ({ skip }) => {
    skip(missing !== undefined, missing)
    const [fromXml, fromPbf] = await Promise.all([load(xml), load(pbf)])
    expect(fromXml.extract.ways.length).toBe(fromPbf.extract.ways.length)
    expect(fromXml.addresses.map(({ number, street }) => `${number} ${street}`).sort()).toEqual(
      fromPbf.addresses.map(({ number, street }) => `${number} ${street}`).sort(),
    )
  })

  it('has turn restrictions, and no route takes one', async ({ skip }) => {
    skip(missing !== undefined, missing)
    const { extract } = await load(pbf)
    const restrictions = readRestrictions(extract)
    expect(restrictions.length).toBeGreaterThanOrEqual(least.rules)
    const network = buildNetwork(extract, 'driving')
    const nodeAt = (lat: number, lng: number) => `${lat} ${lng}`
    const ends = (edge: number) => {
      const segment = network.segmentOf[edge] as number
      const [first, last] = [
        network.firstPoint[segment] as number,
        (network.firstPoint[segment + 1] as number) - 1,
      ]
      const at = (point: number) =>
        nodeAt(network.pointLat[point] as number, network.pointLng[point] as number)
      return network.backward[edge] ? [at(last), at(first)] : [at(first), at(last)]
    }
    const wayNodes = (id: number) => {
      const way = extract.ways[extract.wayIndex.get(id) ?? -1]
      return new Set(
        way?.nodes.map((node) => nodeAt(extract.lat[node] as number, extract.lng[node] as number)),
      )
    }
    let checked = 0
    for (const { only, from, to, via } of restrictions) {
      if (only || !('node' in via)) continue
      const at = nodeAt(extract.lat[via.node] as number, extract.lng[via.node] as number)
      const [before, after] = [wayNodes(from), wayNodes(to)]
      for (let edge = 0; edge < network.segmentOf.length; edge++) {
        const [tail = '', head] = ends(edge)
        if (head !== at || !before.has(tail)) continue
        for (
          let turn = network.firstTurn[edge] as number;
          turn < (network.firstTurn[edge + 1] as number);
          turn++
        ) {
          const [, end = ''] = ends(network.turnTo[turn] as number)
          expect(after.has(end), `from way ${from} to way ${to}`).toBe(false)
        }
        checked++
      }
    }
    expect(checked).toBeGreaterThanOrEqual(least.turns)
  })
})
