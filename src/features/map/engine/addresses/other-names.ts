import type { Extract, Tags } from '../extract/extract'
import { metresBetween, type Place } from '../geometry'

const language = /^[a-z]{2,3}(?:[-_][a-z]+)?$/i

/** Values of a tag in other languages: `name:sv` and `name:zh-Hant`, but not `name:etymology`. */
export const translatedNames = (tags: Tags, key: string): string[] =>
  Object.entries(tags).flatMap(([name, value]) =>
    name.startsWith(`${key}:`) && language.test(name.slice(key.length + 1)) ? [value] : [],
  )

/** Metres. A name belongs to the houses near the street that bears it: another town may translate the same name differently. */
const nearStreet = 1000

export interface OtherNames {
  ofStreet: (street: string, house: Place) => string[]
  ofTown: (town: string) => string[]
}

/** Names of streets and towns in the other languages of the extract, by the name that addresses use. */
export const otherNamesIn = (extract: Extract): OtherNames => {
  const streets = new Map<string, Map<string, number[]>>()
  const towns = new Map<string, Set<string>>()
  const addTown = (tags: Tags): void => {
    if (!tags.place || !tags.name) return
    const names = towns.get(tags.name) ?? new Set()
    for (const name of translatedNames(tags, 'name')) if (name !== tags.name) names.add(name)
    if (names.size > 0) towns.set(tags.name, names)
  }
  for (const { tags, nodes } of extract.ways) {
    addTown(tags)
    if (!tags.name || !(tags.highway || tags.place)) continue
    for (const name of translatedNames(tags, 'name')) {
      if (name === tags.name) continue
      const names = streets.get(tags.name) ?? new Map<string, number[]>()
      const near = names.get(name) ?? []
      near.push(...nodes)
      streets.set(tags.name, names.set(name, near))
    }
  }
  for (const tags of extract.nodeTags.values()) addTown(tags)

  const isNear = (house: Place) => (node: number) =>
    metresBetween(house, { lat: extract.lat[node] as number, lng: extract.lng[node] as number }) <= nearStreet
  return {
    ofStreet: (street, house) =>
      [...(streets.get(street) ?? [])].flatMap(([name, nodes]) => (nodes.some(isNear(house)) ? [name] : [])),
    ofTown: (town) => [...(towns.get(town) ?? [])],
  }
}
