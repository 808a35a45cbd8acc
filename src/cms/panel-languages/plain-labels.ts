import { isLocale, localeNames } from '../../shared/locale'

/** Plain words for fields and options whose name is not one that office people would use. */
const plainNames: Record<string, string> = {
  slug: 'Address',
  token: 'Address',
  locale: 'Language',
  akismetUrl: 'Akismet address',
  batch: 'Steps taken together',
  byName: 'Person',
  ceil: 'Up',
  classic: 'To the nearest',
  expiresAt: 'Valid until',
  floor: 'Down',
  gpc: 'Signal of the browser (GPC)',
  listId: 'Number of the price list',
  listVersion: 'Version of the price list',
  maxClassSize: 'Largest class',
  minAge: 'Minimum age',
  tabindex: 'Place in the order of the Tab key',
}

/** The English label of a field without one: `postalCode` becomes “Postal code”. */
export const labelOfName = (name: string): string => {
  const plain = plainNames[name]
  if (plain) return plain
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The English label of an option without one. Languages are named as they name themselves. */
export const labelOfOption = (value: string): string =>
  isLocale(value) ? localeNames[value] : labelOfName(value)
