import type { Locale } from '../../shared/locale'
import type { Address, School } from './contract'
import { countryName } from './names'

/** The lines of an address as a letter carries them; empty parts leave no gap. */
export const addressLines = (
  locale: Locale,
  { street, town, region, postalCode, country }: Address,
): string[] =>
  [street, [town, region, postalCode].filter(Boolean).join(' '), countryName(locale, country)].filter(Boolean)

/** Map services that show a place without an account. Plain links: nothing is loaded from them here. */
export const mapLinks = ({ location: { lat, lng }, name }: Pick<School, 'location' | 'name'>) => [
  {
    service: 'OpenStreetMap',
    href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`,
  },
  { service: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}` },
  { service: 'Apple Maps', href: `https://maps.apple.com/?ll=${lat},${lng}&q=${encodeURIComponent(name)}` },
]

export const mailHref = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`
