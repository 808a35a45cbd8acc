import { countryName } from '../language/countries'
import type { Locale } from '../locale'

export interface PostalAddress {
  street?: string | null
  town?: string | null
  region?: string | null
  postalCode?: string | null
  /** ISO 3166 code. */
  country?: string | null
}

/** The postal code ends the line of the town: Alder Bay BC V0X 0A0. */
const codeAfterTown = new Set(['AU', 'CA', 'IN', 'NZ', 'SG', 'US'])

/** The postal code has a line of its own. */
const codeBelowTown = new Set(['GB', 'GG', 'IE', 'IM', 'JE', 'MT', 'ZA'])

const joined = (parts: readonly (string | null | undefined)[], separator = ' '): string =>
  parts.filter(Boolean).join(separator)

const townLines = ({ town, region, postalCode, country }: PostalAddress): string[] => {
  if (country === 'US') return [joined([town, joined([region, postalCode])], ', ')]
  if (codeAfterTown.has(country ?? '')) return [joined([town, region, postalCode])]
  if (codeBelowTown.has(country ?? '')) return [town ?? '', region ?? '', postalCode ?? '']
  // An abbreviation belongs to the town, as in 20121 Milano MI.
  const isAbbreviated = /^\p{Lu}{2,3}$/u.test(region ?? '')
  return isAbbreviated ? [joined([postalCode, town, region])] : [joined([postalCode, town]), region ?? '']
}

/** The lines of a postal address as its country writes them, without empty parts. The country is in the language of the reader. */
export const addressLines = (locale: Locale, address: PostalAddress): string[] =>
  [
    address.street ?? '',
    ...townLines(address),
    address.country ? countryName(locale, address.country) : '',
  ].filter(Boolean)

/** A postal address on one line. */
export const addressText = (locale: Locale, address: PostalAddress): string =>
  addressLines(locale, address).join(', ')
