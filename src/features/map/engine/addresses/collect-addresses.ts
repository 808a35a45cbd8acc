import type { Extract, OsmRelation, Tags } from '../extract/extract'
import type { Place } from '../geometry'
import type { Address } from './address'
import { type OtherNames, otherNamesIn, translatedNames } from './other-names'

/** The middle of a line of nodes; good enough to find a house's street, and inside nearly every house. */
export const middleOf = ({ lat, lng }: Extract, nodes: number[]): Place | undefined => {
  // The last node of a ring is its first again.
  const all = nodes.length > 1 && nodes[0] === nodes.at(-1) ? nodes.slice(1) : nodes
  if (all.length === 0) return undefined
  const sum = all.reduce(
    (total, node) => ({
      lat: total.lat + (lat[node] as number),
      lng: total.lng + (lng[node] as number),
    }),
    { lat: 0, lng: 0 },
  )
  return { lat: sum.lat / all.length, lng: sum.lng / all.length }
}

const outlineOf = (extract: Extract, relation: OsmRelation): number[] =>
  relation.members
    .filter(({ type, role }) => type === 'way' && role !== 'inner')
    .flatMap(({ ref }) => extract.ways[extract.wayIndex.get(ref) ?? -1]?.nodes ?? [])

const regionKeys = ['province', 'state', 'country', 'suburb', 'district', 'neighbourhood', 'hamlet']

/** One house may have several numbers, `10;12`. A range stays one number: `10-14` may as well be flat 10 of house 14. */
const addressesOf = (tags: Tags, place: Place, names: OtherNames): Address[] => {
  const street = tags['addr:street'] ?? tags['addr:place']
  if (!street) return []
  const town = tags['addr:city']
  const otherNames = {
    street: [...translatedNames(tags, 'addr:street'), ...names.ofStreet(street, place)],
    town: [...translatedNames(tags, 'addr:city'), ...(town ? names.ofTown(town) : [])],
  }
  return (tags['addr:housenumber'] ?? '')
    .split(/[;,]/)
    .map((number) => number.trim())
    .filter(Boolean)
    .map((number) => ({
      number,
      street,
      unit: tags['addr:unit'],
      town,
      postcode: tags['addr:postcode'],
      region: regionKeys.flatMap((key) => tags[`addr:${key}`] ?? []),
      otherNames,
      place,
    }))
}

/** Every house number of the extract: on buildings first, then on points, among which are shops and doors. */
export const collectAddresses = (extract: Extract): Address[] => {
  const found: Address[] = []
  const names = otherNamesIn(extract)
  const take = (tags: Tags, place: () => Place | undefined): void => {
    if (!tags['addr:housenumber']) return
    const at = place()
    if (at) found.push(...addressesOf(tags, at, names))
  }
  for (const way of extract.ways) take(way.tags, () => middleOf(extract, way.nodes))
  for (const relation of extract.relations)
    take(relation.tags, () => middleOf(extract, outlineOf(extract, relation)))
  for (const [node, tags] of extract.nodeTags) take(tags, () => middleOf(extract, [node]))
  return found
}

/** Names of towns and quarters on the map, for addresses that do not say where they are. */
export const placeNames = (extract: Extract): string[] => {
  const names = new Set<string>()
  for (const tags of [...extract.nodeTags.values(), ...extract.ways.map(({ tags }) => tags)])
    if (tags.place && tags.name)
      for (const name of [tags.name, ...translatedNames(tags, 'name')]) names.add(name)
  return [...names]
}
