import { type Address, readAddress } from './address'

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

/** Problem of a menu entry. Visitors do not see drafts and deleted pages. */
export type MenuProblem = 'draft' | 'deleted' | 'redirected' | 'missing'

/** Why visitors do not see an entry, or are led nowhere by it; undefined if it is right. */
export const menuProblem = (
  { document, target }: Pick<MenuLink, 'document' | 'target'>,
  { pathOf, isOwn, isRedirected }: Lookup,
): MenuProblem | undefined => {
  if (document) {
    const { relationTo, value } = document
    const id = typeof value === 'object' ? (value as { id?: number } | null)?.id : (value as number)
    return id !== undefined && pathOf(relationTo, id) ? undefined : 'draft'
  }
  if (!target) return 'deleted'
  if (!target.startsWith('/')) return undefined
  const address = readAddress(target)
  if (!address || isOwn(target) || isUncertain(address)) return undefined
  return isRedirected(target) ? 'redirected' : 'missing'
}

/** How many links are asked about at once. */
export const maxAsked = 200

export const maxName = 40

/** The longest address that a link can have. */
export const maxTarget = 500

/**
 * A link of the form as the server is asked about it. While somebody fills in the form it may have a document without a number, or the
 * whole document in its place, and an address that is too long; the form says so itself.
 */
export const askedLink = ({ document, target }: { document?: unknown; target?: unknown }) => {
  const { relationTo, value } = (document ?? {}) as Record<string, unknown>
  const given = typeof value === 'object' ? (value as { id?: unknown } | null)?.id : value
  const id = typeof given === 'number' || typeof given === 'string' ? Number(given) : 0
  const isDocument = typeof relationTo === 'string' && Number.isSafeInteger(id) && id > 0
  return {
    document: isDocument ? { relationTo: relationTo.slice(0, maxName), value: id } : null,
    target: typeof target === 'string' ? target.slice(0, maxTarget) : null,
  }
}

const itemPath = /^((?:navigation|footerNavigation)\.\d+(?:\.children\.\d+)?|callToAction)\.label$/

/** The entries of the menus in the form of the site settings. Those in which nothing is filled in yet are left out. */
export const menuLinksIn = (valueAt: (path: string) => unknown, paths: readonly string[]): MenuLink[] =>
  paths.flatMap((path) => {
    const item = itemPath.exec(path)?.[1]
    if (!item) return []
    const link = {
      label: valueAt(path),
      document: valueAt(`${item}.document`),
      target: valueAt(`${item}.target`),
    } as MenuLink
    const isEmpty = !link.document && !link.target && (!link.label || item === 'callToAction')
    return isEmpty ? [] : [link]
  })
