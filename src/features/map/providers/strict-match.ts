import type { Locale } from '../../../shared/locale'
import type { MapPlace } from '../contract'
import { type Address, addressFinder, addressLabel } from '../engine/map-engine'

/** Names of a country in the visitor's language and in English. */
export const countryNames = (code: string, locale: Locale): string[] => {
  try {
    return [locale, 'en'].flatMap(
      (tag) => new Intl.DisplayNames(tag, { type: 'region' }).of(code.toUpperCase()) ?? [],
    )
  } catch {
    return []
  }
}

/**
 * Services return the nearest match. Only results that match the typed address by the rules of our own search are
 * accepted, so that a route never starts at a neighbour's house.
 */
export const strictMatches = (text: string, results: Address[]): MapPlace[] =>
  addressFinder(results, { towns: [], regions: [] })(text).map((address) => ({
    ...address.place,
    text: addressLabel(address),
  }))
