import type { BlockListItem } from '../contract'
import { groupOfAddress, serviceOfAddress, serviceOfInline } from '../find-service'

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
  const listed = (address: string) => {
    const small = address.toLowerCase()
    return items.find(({ domain }) => domain && small.includes(domain.toLowerCase()))?.name
  }
  return {
    known: (address) => listed(address) ?? serviceOfAddress(address)?.name,
    ofAddress: (address) => listed(address) ?? groupOfAddress(address) ?? '',
    ofInline: (text) =>
      items.find(({ contain }) => contain && text.includes(contain))?.name ?? serviceOfInline(text)?.name,
  }
}
