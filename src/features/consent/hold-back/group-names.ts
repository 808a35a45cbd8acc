import type { BlockListItem, KnownService } from '../contract'
import { groupOfAddress, serviceOfAddress, serviceOfInline } from '../find-service'
import { serviceOfItem } from '../site-groups'

/** Who something belongs to: what the visitor is asked about. */
export interface GroupNames {
  /** The site's list comes first, then the services that are known by name; undefined for a stranger. */
  known: (address: string) => string | undefined
  /** A stranger is named by its host. */
  ofAddress: (address: string) => string
  /** Undefined for a script that nobody is known by. */
  ofInline: (text: string) => string | undefined
}

export const groupNames = (items: Pick<BlockListItem, 'name' | 'domain' | 'contain'>[]): GroupNames => {
  /** A service has many addresses; the site's list names one of them, and its group. */
  const nameOf = (service: KnownService | undefined) =>
    service && (items.find((item) => serviceOfItem(item) === service)?.name ?? service.name)
  const known = (address: string) => {
    const small = address.toLowerCase()
    const listed = items.find(({ domain }) => domain && small.includes(domain.toLowerCase()))
    return listed?.name ?? nameOf(serviceOfAddress(address))
  }
  return {
    known,
    ofAddress: (address) => known(address) ?? groupOfAddress(address) ?? '',
    ofInline: (text) =>
      items.find(({ contain }) => contain && text.includes(contain))?.name ?? nameOf(serviceOfInline(text)),
  }
}
