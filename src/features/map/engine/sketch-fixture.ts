import type { Extract, Tags } from './extract/extract'
import { collectExtract } from './extract/extract'
import type { Place } from './geometry'

/** A small map for tests: nodes by name in metres east and north of a place, ways through them. */
export interface Sketch {
  nodes: Record<string, [east: number, north: number, tags?: Tags]>
  ways: Record<string, { through: string; tags?: Tags }>
  /** `from` and `to` may name several ways. */
  restrictions?: { kind: string; from: string; via: string; to: string; tags?: Tags }[]
}

const perDegree = 111_195
const home = { lat: 49, lng: -124 }

export const placeAt = (east: number, north: number): Place => ({
  lat: home.lat + north / perDegree,
  lng: home.lng + east / (perDegree * Math.cos((home.lat * Math.PI) / 180)),
})

/** Ways are streets of their own name, unless tags say otherwise. */
export const sketch = ({ nodes, ways, restrictions = [] }: Sketch): Extract => {
  const collector = collectExtract()
  const nodeId = new Map(Object.keys(nodes).map((name, i) => [name, i + 1]))
  const wayId = new Map(Object.keys(ways).map((name, i) => [name, i + 1]))
  for (const [name, [east, north, tags]] of Object.entries(nodes)) {
    const { lat, lng } = placeAt(east, north)
    collector.node(nodeId.get(name) ?? 0, lat, lng, tags)
  }
  for (const [name, { through, tags }] of Object.entries(ways))
    collector.way(
      wayId.get(name) ?? 0,
      through.split(' ').map((node) => nodeId.get(node) ?? 0),
      { highway: 'residential', name, ...tags },
    )
  restrictions.forEach(({ kind, from, via, to, tags }, i) => {
    const node = nodeId.get(via)
    const ways = (names: string, role: string) =>
      names.split(' ').map((name) => ({ type: 'way' as const, ref: wayId.get(name) ?? 0, role }))
    collector.relation(
      i + 1,
      [
        ...ways(from, 'from'),
        ...(node === undefined ? ways(via, 'via') : [{ type: 'node' as const, ref: node, role: 'via' }]),
        ...ways(to, 'to'),
      ],
      { type: 'restriction', restriction: kind, ...tags },
    )
  })
  return collector.finish()
}
