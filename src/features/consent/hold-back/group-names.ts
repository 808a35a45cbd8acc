import type { BlockListItem } from '../contract'
import { groupOfAddress, serviceOfInline } from '../find-service'

/** Who something belongs to: what the visitor is asked about. */
export interface GroupNames {
  ofAddress: (address: string) => string
  /** Undefined for a script that nobody is known by. */
  ofInline: (text: string) => string | undefined
}

/** The site's list comes first; then the services that are known by name; then the host. */
export const groupNames = (items: Pick<BlockListItem, 'name' | 'domain' | 'contain'>[]): GroupNames => ({
  ofAddress: (address) => {
    const small = address.toLowerCase()
    const item = items.find(({ domain }) => domain && small.includes(domain.toLowerCase()))
    return item?.name ?? groupOfAddress(address)
  },
  ofInline: (text) =>
    items.find(({ contain }) => contain && text.includes(contain))?.name ?? serviceOfInline(text)?.name,
})
