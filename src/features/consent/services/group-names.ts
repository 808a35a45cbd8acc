import type { BlockListItem, ItemPlace } from '../contract'
import { serviceOfItem } from './build-groups'
import { groupOfAddress, serviceOfAddress, serviceOfInline, webAddress } from './find-service'
import type { KnownService } from './known-services'
import { isAt, placeOf } from './match-address'

/** Tells which group an address or a script belongs to. */
export interface GroupNames {
  /** By the site's list, then by the known services; undefined if neither has it. */
  known: (address: string) => string | undefined
  /** Like `known`, otherwise the host. */
  ofAddress: (address: string) => string
  /** Undefined for an unknown script. */
  ofInline: (text: string) => string | undefined
}

export const groupNames = (items: (Pick<BlockListItem, 'name'> & ItemPlace)[]): GroupNames => {
  /** A service has many addresses. If the site's list names one of them, all belong to that group. */
  const findGroupName = (service: KnownService | undefined) =>
    service && (items.find((item) => serviceOfItem(item) === service)?.name ?? service.name)
  /** The longest first: `google.com/maps` before `google.com`. */
  const places = items
    .map(({ name, domain = '' }) => ({ name, place: placeOf(domain) }))
    .sort((one, other) => other.place.length - one.place.length)
  const known = (address: string) => {
    const url = webAddress(address)
    const listed = url && places.find(({ place }) => isAt(place, url))
    return listed?.name ?? findGroupName(serviceOfAddress(address))
  }
  return {
    known,
    ofAddress: (address) => known(address) ?? groupOfAddress(address) ?? '',
    ofInline: (text) =>
      items.find(({ contain }) => contain && text.includes(contain))?.name ??
      findGroupName(serviceOfInline(text)),
  }
}
