import type { Locale } from '../../../shared/locale'
import { type Address, type Start, startFinder } from '../engine/map-engine'

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

/** What a service has found: a house, or a street if there is no number. */
export type Located = Omit<Address, 'number'> & { number?: string }

/**
 * Services return what is nearest to a text, wherever it is. Results are compared with it by the rules of our own search, so that
 * a route never starts in another town, and the answer says where it starts if that is not what was typed.
 */
export const bestMatches = (text: string, results: Located[]): Start[] => {
  const addresses = results.flatMap(({ number, ...rest }) => (number ? [{ ...rest, number }] : []))
  const streets = results
    .filter(({ number }) => !number)
    .map(({ street, otherNames, ...rest }) => ({ ...rest, name: street, otherNames: otherNames?.street }))
  return startFinder({ addresses, streets, named: [] }, { towns: [], regions: [] })(text)
}
