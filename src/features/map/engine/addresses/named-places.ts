import SearchableMap from 'minisearch/SearchableMap'
import { forgivenIn } from '../../../../shared/address/nearest-path'
import type { Extract, Tags } from '../extract/extract'
import type { Place } from '../geometry'
import { middleOf } from './collect-addresses'
import { translatedNames } from './other-names'
import { wordsOf } from './words'

const kinds = ['ferry', 'station', 'bus', 'airport'] as const
type Kind = (typeof kinds)[number]

/** A place that visitors arrive at, which they may ask for by its name or its kind. */
export interface NamedPlace {
  name: string
  otherNames?: string[]
  place: Place
}

/** Beginnings of the words for them in the ten languages, without accents. */
const kindWords: Record<Kind, RegExp> = {
  ferry: /^(ferr(y|i|ies)|fahr(e|anleger|hafen|terminal)|transbord|traversier|traghett|balsa$|wharf)/,
  station:
    /^(stations?$|train|bahnhof|hauptbahnhof|zug$|gare$|estaci|staz|estac|tren$|treno|trem$|comboio|geltoki)/,
  bus: /^(bus|autobus|omnibus|autocar|onibus)/,
  airport: /^(airport|airfield|flughafen|flugplatz|aeropor|aeropuert|aerodrom|aireport|heliport)/,
}

/** Words that may stand beside a kind: "the ferry terminal", "gare routière". */
const besideKind =
  /^(the|der|die|das|la|le|el|il|lo|a|o|os|as|da|de|do|di|du|del|dei|des|von|from|at|terminal|terminus|port|porto|puerto|hafen|central|main|routiere|maritim[eao]|ferroviari[ao]|rodoviari[ao])$/

const kindOfTags = ({ amenity, railway, aeroway, public_transport, bus }: Tags): string | undefined => {
  if (amenity === 'ferry_terminal') return 'ferry'
  if (amenity === 'bus_station' || (public_transport === 'station' && bus === 'yes')) return 'bus station'
  if (aeroway === 'aerodrome' || aeroway === 'terminal') return 'airport'
  if (railway === 'station' || railway === 'halt' || public_transport === 'station') return 'station'
  return undefined
}

/** Ferry terminals, stations and airports of an extract. Their kind is one of their names. */
export const collectNamedPlaces = (extract: Extract): NamedPlace[] => {
  const found: NamedPlace[] = []
  const take = (tags: Tags, nodes: number[]): void => {
    const kind = kindOfTags(tags)
    const place = kind && tags.name && middleOf(extract, nodes)
    if (place)
      found.push({ name: tags.name as string, otherNames: [...translatedNames(tags, 'name'), kind], place })
  }
  for (const [node, tags] of extract.nodeTags) take(tags, [node])
  for (const { tags, nodes } of extract.ways) take(tags, nodes)
  return found
}

const kindsOf = (word: string): Kind[] => kinds.filter((kind) => kindWords[kind].test(word))

/**
 * Finds places of which the typed words are the name, or a part of it, or the kind. Typing errors are forgiven; a word that says
 * something else means another place. `isKnown` knows names of the town and the country.
 */
export const namedPlaceFinder = (
  places: NamedPlace[],
  isKnown: (words: string[]) => boolean = () => false,
) => {
  const byWord = new SearchableMap<Set<number>>()
  places.forEach(({ name, otherNames = [] }, id) => {
    for (const word of [name, ...otherNames].flatMap(wordsOf))
      for (const key of [word, ...kindsOf(word)]) byWord.set(key, (byWord.get(key) ?? new Set()).add(id))
  })
  /** The places whose name explains a word; undefined if the word says nothing. */
  const explainedBy = (word: string): Set<number> | undefined => {
    const found = new Set(
      [word, ...kindsOf(word)].flatMap((key) =>
        [...byWord.fuzzyGet(key, /\d/.test(key) ? 0 : forgivenIn(key)).values()].flatMap(([ids]) => [...ids]),
      ),
    )
    return found.size === 0 && besideKind.test(word) ? undefined : found
  }
  return (parts: string[][]): NamedPlace[] => {
    const [words = [], ...rest] = parts
    if (words.length === 0 || words.length > 10 || isKnown(words) || rest.some((part) => !isKnown(part)))
      return []
    const sets = words.map(explainedBy).filter((ids) => ids !== undefined)
    const [first, ...others] = sets
    if (!first || words.every((word) => besideKind.test(word))) return []
    return [...first].filter((id) => others.every((ids) => ids.has(id))).map((id) => places[id] as NamedPlace)
  }
}
