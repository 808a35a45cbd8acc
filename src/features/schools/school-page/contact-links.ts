import { addressText } from '../../../shared/contact/postal-address'
import type { Locale } from '../../../shared/locale'
import type { School } from '../contract'

/**
 * Links to map services that need no account. Nothing is loaded from them.
 * For a school without coordinates they search for its address.
 */
export const mapLinks = (
  { location, name, address }: Pick<School, 'location' | 'name' | 'address'>,
  locale: Locale,
) => {
  const lines = encodeURIComponent(addressText(locale, address))
  const [openStreetMap, google, apple] = location
    ? [
        `?mlat=${location.lat}&mlon=${location.lng}#map=15/${location.lat}/${location.lng}`,
        `${location.lat}%2C${location.lng}`,
        `ll=${location.lat},${location.lng}&q=${encodeURIComponent(name)}`,
      ]
    : [`search?query=${lines}`, lines, `q=${lines}`]
  return [
    { service: 'OpenStreetMap', href: `https://www.openstreetmap.org/${openStreetMap}` },
    { service: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${google}` },
    { service: 'Apple Maps', href: `https://maps.apple.com/?${apple}` },
  ]
}

export const mailHref = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`
