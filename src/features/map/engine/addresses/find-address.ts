import MiniSearch from 'minisearch'
import { metresBetween } from '../geometry'
import type { Address } from './address'
import { foldNumber, numbersAtEnd, numbersAtStart, type TypedNumber } from './house-number'
import { matchesRemainingWords, withoutUnit } from './match-remaining-words'
import { meaningsOf, placesOf, remembered, withoutCountryCode, wordsOf } from './words'

/** Canada's provinces and territories: an address has one form, a visitor types the other. */
const provinces: Record<string, string[]> = {
  ab: ['Alberta'],
  bc: ['British Columbia', 'Colombie-Britannique'],
  mb: ['Manitoba'],
  nb: ['New Brunswick', 'Nouveau-Brunswick'],
  nl: ['Newfoundland and Labrador', 'Newfoundland', 'Terre-Neuve-et-Labrador'],
  ns: ['Nova Scotia', 'Nouvelle-Écosse'],
  nt: ['Northwest Territories', 'Territoires du Nord-Ouest'],
  nu: ['Nunavut'],
  on: ['Ontario'],
  pe: ['Prince Edward Island', 'Île-du-Prince-Édouard'],
  qc: ['Québec'],
  sk: ['Saskatchewan'],
  yt: ['Yukon'],
}

/** Every form of a region's name. */
const regionForms = (region: string): string[] => {
  const code = region.toLowerCase()
  const entry = Object.entries(provinces).find(
    ([key, names]) => key === code || names.some((name) => name.toLowerCase() === code),
  )
  return entry ? [region, entry[0], ...entry[1]] : [region]
}

/** The houses that were meant: none is 'not found', several are houses of the same name in different towns. */
export type FindAddress = (text: string) => Address[]

/** Names that may be typed although they do not stand in the data. */
export interface Surroundings {
  /** For addresses that do not say their town. */
  towns: string[]
  /** Provinces and countries. */
  regions: string[]
}

export interface Street {
  id: number
  name: string
  words: string[]
  /** By folded number. */
  houses: Map<string, Address[]>
}

/** Limits the work of a request; real addresses are shorter. */
const longestText = 200
/** A building, its doors and its shops carry one address; within this many metres it is one house, or one estate. */
const oneHouse = 500

export const groupByStreet = (addresses: Address[]): Street[] => {
  const streets = new Map<string, Street>()
  const [wordsIn, fold] = [remembered(wordsOf), remembered(foldNumber)]
  for (const address of addresses) {
    const number = fold(address.number)
    for (const name of new Set([address.street, ...(address.otherNames?.street ?? [])])) {
      const words = wordsIn(name)
      const key = words.join(' ')
      const street = streets.get(key) ?? { id: streets.size, name, words, houses: new Map() }
      streets.set(key, street)
      const same = street.houses.get(number)
      if (same) same.push(address)
      else street.houses.set(number, [address])
    }
  }
  return [...streets.values()]
}

const indexStreets = (streets: Street[]): MiniSearch<Street> => {
  const index = new MiniSearch<Street>({
    fields: ['words'],
    extractField: (street, field) => (field === 'id' ? street.id : street.words.join(' ')),
    tokenize: (text) => text.split(' '),
    processTerm: meaningsOf,
  })
  index.addAll(streets)
  return index
}

/** One way to read what was typed: a number on a street, and the words that are left over. */
export interface Reading {
  typed: TypedNumber
  rest: string[]
}

/**
 * The street must stand in one part between commas, whole, with its number beside it. Words before it in the same
 * part would belong to its name; words after it may be the town.
 */
export const readingsOf = (parts: string[][], at: number, street: Street): Reading[] => {
  const part = parts[at] as string[]
  const previous = parts.slice(0, at).flat()
  const later = parts.slice(at + 1).flat()
  return placesOf(street.words, part).flatMap((place) => {
    const before = part.slice(0, place)
    const following = [...part.slice(place + street.words.length), ...later]
    const readings: Reading[] = []
    // 12 Main Street; apt 5, 12 Main Street; #12 Main Street
    for (const words of [withoutUnit(before), before])
      for (const typed of numbersAtEnd(words))
        if (typed.words === words.length)
          readings.push({ typed, rest: [...withoutUnit(previous), ...withoutUnit(following)] })
    if (withoutUnit(before).length > 0) return readings
    // 12, rue du Phare
    const earlier = withoutUnit(previous)
    for (const typed of numbersAtEnd(earlier))
      readings.push({ typed, rest: [...earlier.slice(0, -typed.words), ...withoutUnit(following)] })
    // Main Street 12; Main Street, 12
    for (const typed of numbersAtStart(following))
      readings.push({ typed, rest: [...earlier, ...withoutUnit(following.slice(typed.words))] })
    return readings
  })
}

const isOneHouse = (a: Address, b: Address): boolean =>
  metresBetween(a.place, b.place) <= oneHouse && (!a.town || !b.town || sameWords(a.town, b.town))

const sameWords = (a: string, b: string): boolean => wordsOf(a).join(' ') === wordsOf(b).join(' ')

const distinctHouses = (addresses: Address[]): Address[] => {
  const distinct: Address[] = []
  for (const address of addresses)
    if (!distinct.some((other) => isOneHouse(other, address))) distinct.push(address)
  return distinct
}

/** What was typed, in parts between commas, as words. */
export const partsOf = (text: string): string[][] =>
  withoutCountryCode(text.slice(0, longestText))
    .split(/[,;\n]/)
    .map(wordsOf)
    .filter((words) => words.length > 0)

/** Whether all words that are neither street nor number belong to an address. */
export type Fits = (address: Omit<Address, 'number'>, rest: string[]) => boolean

export const fitter = (addresses: Address[], { towns, regions }: Surroundings): Fits => {
  const phrases = (names: string[]) => names.flatMap(regionForms).map(wordsOf)
  const everywhere = phrases(regions)
  const anyTown = phrases([...towns, ...new Set(addresses.flatMap(({ town }) => town ?? []))])
  const townOf = ({ town, otherNames }: Parameters<Fits>[0]) =>
    town ? phrases([town, ...(otherNames?.town ?? [])]) : anyTown
  return (address, rest) =>
    matchesRemainingWords(address, [...everywhere, ...phrases(address.region), ...townOf(address)], rest)
}

/**
 * Finds a house by its exact number on exactly this street. Whatever is typed must be explained by the address that
 * is found; a neighbour's house is never offered instead.
 */
export const addressFinder = (addresses: Address[], surroundings: Surroundings): FindAddress => {
  const streets = groupByStreet(addresses)
  const index = indexStreets(streets)
  const fits = fitter(addresses, surroundings)

  const housesOn = (street: Street, parts: string[][]): Address[] => {
    for (const [at] of parts.entries())
      for (const { typed, rest } of readingsOf(parts, at, street)) {
        const { number, unit } = typed
        const houses = (street.houses.get(foldNumber(number)) ?? []).filter((house) => fits(house, rest))
        const flats = unit ? houses.filter((house) => house.unit && foldNumber(house.unit) === unit) : []
        if (houses.length > 0) return flats.length > 0 ? flats : houses
      }
    return []
  }

  return (text) => {
    const parts = partsOf(text)
    const found = index
      .search(parts.flat().join(' '), { combineWith: 'OR' })
      .flatMap(({ id }) => housesOn(streets[id as number] as Street, parts))
    return distinctHouses(found)
  }
}
