import { type Address, readAddress } from './address'

/** An entry of a menu, as it is stored. */
export interface MenuLink {
  label?: string | null
  document?: { relationTo: string; value: unknown } | null
  target?: string | null
}

interface Lookup {
  /** The path of a published document. */
  pathOf: (relationTo: string, id: number) => string | undefined
  /** Whether the site answers the address itself. */
  isOwn: (path: string) => boolean
  isRedirected: (path: string) => boolean
}

/** Addresses below these have no pages of their own that could be looked up. */
const isUncertain = ({ path }: Address): boolean => {
  const [, first = '', second = '', ...more] = path.split('/')
  if (first === 'schools') return more.length > 0
  return second !== '' && (first !== 'news' || more.length > 0 || /^(category|school|feed)/.test(second))
}

/** A sentence about an entry that visitors do not see, or that leads them nowhere; undefined if it is right. */
export const menuProblem = (
  { label, document, target }: MenuLink,
  { pathOf, isOwn, isRedirected }: Lookup,
): string | undefined => {
  const name = `“${label || 'without a text'}”`
  if (document) {
    const { relationTo, value } = document
    const id = typeof value === 'object' ? (value as { id?: number } | null)?.id : (value as number)
    return id !== undefined && pathOf(relationTo, id)
      ? undefined
      : `${name} leads to a page that is not published. Visitors do not see this item.`
  }
  if (!target) return `${name} leads to no page: it may have been deleted. Visitors do not see this item.`
  if (!target.startsWith('/')) return undefined
  const address = readAddress(target)
  if (!address || isOwn(target) || isUncertain(address)) return undefined
  return isRedirected(target)
    ? `${name} leads to ${target}, which is redirected. Choose the page itself.`
    : `${name} leads to ${target}, where this site has no page.`
}
