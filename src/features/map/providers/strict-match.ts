import type { Locale } from '../../../shared/locale'
import type { MapPlace } from '../contract'
import { type Address, addressFinder, addressLabel } from '../engine/map-engine'

/** The country in the visitor's language and in English, which is what visitors type. */
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
 * Services answer with the nearest thing they know. What they offer is held against what was typed by the rules of our
 * own search, so that nobody is sent off from a neighbour's house.
 */
export const strictMatches = (text: string, offered: Address[]): MapPlace[] =>
  addressFinder(offered, { towns: [], regions: [] })(text).map((address) => ({
    ...address.place,
    text: addressLabel(address),
  }))
