import { parseUrl } from '../../../shared/address/parse-url'
import type { WxrItem } from '../../../shared/wordpress/read-wxr'

/** The path of an address without a trailing slash; of the home page ''. */
export const oldPath = (address: string): string => (parseUrl(address)?.pathname ?? '').replace(/\/+$/, '')

/** The addresses that a document had: its link, and those by its number, which every WordPress answers. */
export const oldAddresses = ({ id, type, link, status }: WxrItem, site: string): string[] => {
  const home = oldPath(site)
  const path = oldPath(link)
  const hasPath = path && path !== home && status !== 'auto-draft'
  return [
    ...(hasPath ? [path] : []),
    ...(id ? [`${home}/?p=${id}`] : []),
    ...(id && type === 'page' ? [`${home}/?page_id=${id}`] : []),
  ]
}

/** An address in a text as `oldAddresses` writes it: by number where it has one, else its path. */
export const oldKey = (address: string): string => {
  const path = oldPath(address)
  const [, name, id] = /[?&](p|page_id)=(\d+)/.exec(new URL(address).search) ?? []
  return name ? `${path}/?${name}=${id}` : path
}
