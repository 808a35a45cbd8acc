import SearchableMap from 'minisearch/SearchableMap'
import { forgivenIn } from '../../../../shared/address/nearest-path'
import type { Extract } from '../extract/extract'
import { metresBetween, type Place } from '../geometry'
import { type Address, addressLabel } from './address'
import { middleOf } from './collect-addresses'
import {
  addressFinder,
  fitter,
  groupByStreet,
  partsOf,
  readingsOf,
  type Street,
  type Surroundings,
} from './find-address'
import { type NamedPlace, namedPlaceFinder } from './named-places'
import { translatedNames } from './other-names'
import { kindsOfStreet, meaningsOf, remembered, wordsOf } from './words'

/**
 * How a start differs from what was typed: not at all, by its number (the nearest one that is known), by its number of which nothing
 * near is known (the middle of the street), by having none (the same), by its name (a typing error), or it is a place with a name.
 */
export type Match = 'exact' | 'number' | 'unknownNumber' | 'street' | 'name' | 'place'

export interface Start {
  place: Place
  label: string
  match: Match
}

export type FindStart = (text: string) => Start[]

/** A street of the map, where it is. A long street, and streets of one name in several towns, have several. */
export interface StreetPoint {
  name: string
  otherNames?: string[]
  town?: string
  postcode?: string
  region?: string[]
  place: Place
}

/** All that can be asked for. */
interface Known {
  addresses: Address[]
  streets: StreetPoint[]
  named: NamedPlace[]
}

export const collectStreets = (extract: Extract): StreetPoint[] =>
  extract.ways.flatMap(({ tags, nodes }) => {
    const place = tags.highway && tags.name && middleOf(extract, nodes)
    return place ? [{ name: tags.name as string, otherNames: translatedNames(tags, 'name'), place }] : []
  })

/** Metres. Parts of a street of one name that are further away from each other are several streets. */
const oneStreet = 1500
/** Numbers further away say nothing about where the house is. */
const nearestNumber = 50
/** Limits the work of a request. */
const mostWindows = 80
const longestName = 7
const mostStarts = 6

interface KnownStreet extends Street {
  points: StreetPoint[]
}

/** What a street may be typed as: written in full with each meaning of its words, and without its kind (`Street`). */
const keysOf = (words: string[]): { key: string; cost: number }[] => {
  const spelled = (list: string[]) =>
    list.reduce<string[]>(
      (all, word) => all.flatMap((start) => meaningsOf(word).map((end) => start + end)).slice(0, 8),
      [''],
    )
  const bare = words.filter((word) => !meaningsOf(word).some((meaning) => kindsOfStreet.has(meaning)))
  return [
    ...spelled(words).map((key) => ({ key, cost: 0 })),
    ...(bare.length > 0 && bare.length < words.length ? spelled(bare).map((key) => ({ key, cost: 1 })) : []),
  ]
}

/** A number is never a typing error: 4th Avenue is not 5th Avenue. */
const digitsOf = (words: string[]): string =>
  words
    .join(' ')
    .replace(/[^\d ]/g, '')
    .trim()

const withPoints = ({ addresses, streets }: Known): KnownStreet[] => {
  const all = new Map<string, KnownStreet>(
    groupByStreet(addresses).map((street) => [street.words.join(' '), { ...street, points: [] }]),
  )
  const wordsIn = remembered(wordsOf)
  for (const point of streets)
    for (const name of new Set([point.name, ...(point.otherNames ?? [])])) {
      const words = wordsIn(name)
      if (words.length === 0) continue
      const key = words.join(' ')
      const street: KnownStreet = all.get(key) ?? { id: all.size, name, words, houses: new Map(), points: [] }
      street.points.push(point)
      all.set(key, street)
    }
  return [...all.values()]
}

/** The point in the middle of each street of this name. */
const middles = (points: StreetPoint[]): StreetPoint[] => {
  const clusters: StreetPoint[][] = []
  for (const point of points) {
    const near = clusters.filter((cluster) =>
      cluster.some(({ place }) => metresBetween(place, point.place) <= oneStreet),
    )
    for (const cluster of near) clusters.splice(clusters.indexOf(cluster), 1)
    clusters.push([...near.flat(), point])
  }
  return clusters.map((cluster) => {
    const mean = (of: 'lat' | 'lng') =>
      cluster.reduce((sum, { place }) => sum + place[of], 0) / cluster.length
    const center = { lat: mean('lat'), lng: mean('lng') }
    const away = ({ place }: StreetPoint) => metresBetween(place, center)
    return cluster.reduce((a, b) => (away(b) < away(a) ? b : a))
  })
}

interface Candidate {
  street: KnownStreet
  errors: number
  /** What was typed, with the street's own name. */
  parts: string[][]
  at: number
  /** The words around its name in this part. */
  before: string[]
  after: string[]
}

const numberIn = (number: string): number => Number.parseInt(number, 10)

/** Finds a start like the one that was typed, if there is none exactly like it. */
const nearFinder = (known: Known, surroundings: Surroundings) => {
  const fits = fitter(known.addresses, surroundings)
  const streets = withPoints(known)
  const byName = new SearchableMap<{ street: KnownStreet; cost: number }[]>()
  for (const street of streets)
    for (const { key, cost } of keysOf(street.words)) {
      const same = byName.get(key)
      if (same) same.push({ street, cost })
      else byName.set(key, [{ street, cost }])
    }

  const candidatesIn = (parts: string[][]): Candidate[] => {
    const found: Candidate[] = []
    let windows = 0
    for (const [at, part] of parts.entries())
      for (let from = 0; from < part.length; from++)
        for (let to = from + 1; to <= Math.min(part.length, from + longestName); to++) {
          const words = part.slice(from, to)
          if (/^[\d-]+$/.test(words[0] as string) || windows++ > mostWindows) continue
          const digits = digitsOf(words)
          const [before, after] = [part.slice(0, from), part.slice(to)]
          for (const { key, cost } of keysOf(words))
            for (const [entries, errors] of byName.fuzzyGet(key, forgivenIn(key)).values())
              for (const { street, cost: own } of entries)
                if (digitsOf(street.words) === digits)
                  found.push({
                    street,
                    errors: errors + cost + own,
                    at,
                    before,
                    after,
                    parts: parts.with(at, [...before, ...street.words, ...after]),
                  })
        }
    return found.sort((a, b) => a.errors - b.errors)
  }

  const housesOf = ({ street, parts, at }: Candidate): { house: Address; isExact: boolean }[] => {
    for (const { typed, rest } of readingsOf(parts, at, street)) {
      const wanted = numberIn(typed.number)
      const near = [...street.houses.values()]
        .flat()
        .map((house) => ({ house, away: Math.abs(numberIn(house.number) - wanted) }))
        .filter(({ house, away }) => away <= nearestNumber && fits(house, rest))
        // Even and odd numbers are on different sides of a street.
        .map(({ house, away }) => ({
          house,
          away: away + (away % 2) / 2 + (house.number === typed.number ? 0 : 0.1),
        }))
        .sort((a, b) => a.away - b.away)
      const [first] = near
      if (first)
        return near
          .filter(({ house, away }) => away === first.away && house.number === first.house.number)
          .map(({ house, away }) => ({ house, isExact: away === 0 }))
    }
    return []
  }

  /** A number is left out; all other words must be explained. */
  const streetsOf = ({
    street,
    parts,
    at,
    before,
    after,
  }: Candidate): { point: StreetPoint; hasNumber: boolean }[] => {
    const houses = [...street.houses.values()].flat()
    const points =
      street.points.length > 0
        ? street.points
        : houses.map((one) => ({ ...one, name: street.name, otherNames: [] }))
    const rest = [...parts.slice(0, at).flat(), ...before, ...after, ...parts.slice(at + 1).flat()]
    const typed = readingsOf(parts, at, street)
    return middles(points).flatMap((point) => {
      const { name, town, place, postcode, region } = point
      const near = houses.find(({ place }) => metresBetween(place, point.place) <= oneStreet)
      const address = {
        street: name,
        place,
        town: town ?? near?.town,
        postcode: postcode ?? near?.postcode,
        region: region ?? near?.region ?? [],
      }
      const hasNumber = !fits(address, rest)
      return !hasNumber || typed.some((reading) => fits(address, reading.rest))
        ? [{ point: { ...point, town: address.town }, hasNumber }]
        : []
    })
  }

  return (parts: string[][]): Start[] => {
    const starts: Start[] = []
    let best: number | undefined
    for (const candidate of candidatesIn(parts)) {
      if (best !== undefined && candidate.errors > best) break
      const isSame = candidate.errors === 0
      const houses = housesOf(candidate)
      const found: Start[] = houses.map(({ house, isExact }) => ({
        place: house.place,
        label: addressLabel(house),
        match: isSame && !isExact ? 'number' : 'name',
      }))
      if (found.length === 0)
        for (const { point, hasNumber } of streetsOf(candidate))
          found.push({
            place: point.place,
            label: [point.name, point.town].filter(Boolean).join(', '),
            match: hasNumber ? 'unknownNumber' : isSame ? 'street' : 'name',
          })
      if (found.length > 0) best = candidate.errors
      starts.push(...found)
    }
    return starts
  }
}

const distinct = (starts: Start[]): Start[] =>
  starts
    .filter(
      ({ label, place }, i) =>
        starts.findIndex(
          (other) => other.label === label && metresBetween(other.place, place) <= oneStreet,
        ) === i,
    )
    .slice(0, mostStarts)

const startsAt = (places: NamedPlace[]): Start[] =>
  distinct(places.map(({ name, place }) => ({ place, label: name, match: 'place' })))

/** The places that have what was typed as their name. */
export const namedStarts = (places: NamedPlace[], text: string): Start[] =>
  places.length > 0 ? startsAt(namedPlaceFinder(places)(partsOf(text))) : []

/** Finds where a route starts: the exact house, else a place of that name, else what is most like it. */
export const startFinder = (
  known: Known,
  surroundings: Surroundings,
  exactly = addressFinder(known.addresses, surroundings),
): FindStart => {
  const nearly = nearFinder(known, surroundings)
  const fits = fitter(known.addresses, surroundings)
  const place = { lat: 0, lng: 0 }
  const isKnown = (words: string[]) => fits({ street: '', region: [], postcode: '-', place }, words)
  const named = namedPlaceFinder(known.named, isKnown)
  return (text) => {
    const exact = exactly(text)
    if (exact.length > 0)
      return exact.map((house) => ({ place: house.place, label: addressLabel(house), match: 'exact' }))
    const parts = partsOf(text)
    const places = named(parts)
    if (places.length > 0) return startsAt(places)
    return distinct(nearly(parts))
  }
}
