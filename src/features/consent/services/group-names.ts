import type { BlockListItem, ItemPlace, KnownService } from '../contract'
import { serviceOfItem } from './build-groups'
import { groupOfAddress, serviceOfAddress, serviceOfInline, webAddress } from './find-service'
import { isAt, placeOf } from './match-address'

/** Who something belongs to: what the visitor is asked about. */
export interface GroupNames {
  /** The site's list comes first, then the services that are known by name; undefined for a stranger. */
  known: (address: string) => string | undefined
  /** A stranger is named by its host. */
  ofAddress: (address: string) => string
  /** Undefined for a script that nobody is known by. */
  ofInline: (text: string) => string | undefined
}

export const groupNames = (items: (Pick<BlockListItem, 'name'> & ItemPlace)[]): GroupNames => {
  /** A service has many addresses; the site's list names one of them, and its group. */
  const nameOf = (service: KnownService | undefined) =>
    service && (items.find((item) => serviceOfItem(item) === service)?.name ?? service.name)
  /** The longest first: `google.com/maps` before `google.com`. */
  const places = items
    .map(({ name, domain = '' }) => ({ name, place: placeOf(domain) }))
    .sort((one, other) => other.place.length - one.place.length)
  const known = (address: string) => {
    const url = webAddress(address)
    const listed = url && places.find(({ place }) => isAt(place, url))
    return listed?.name ?? nameOf(serviceOfAddress(address))
  }
  return {
    known,
    ofAddress: (address) => known(address) ?? groupOfAddress(address) ?? '',
    ofInline: (text) =>
      items.find(({ contain }) => contain && text.includes(contain))?.name ?? nameOf(serviceOfInline(text)),
  }
}
