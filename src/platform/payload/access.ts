import type { Access, CollectionConfig, Payload, PayloadRequest } from 'payload'

/** The roles of staff, the most powerful first; docs/editing.md describes them. An account may have several. */
export const roles = ['administrator', 'editor', 'accountant', 'moderator'] as const

export type Role = (typeof roles)[number]

export interface RoleHolder {
  roles?: readonly Role[] | null
  role?: Role | null
}

/** The role that stands for all of them where there is room for one: the most powerful. */
export const mainRole = (held: readonly Role[]): Role | undefined => roles.find((role) => held.includes(role))

/**
 * The roles of an account. `role` is the most powerful of them. Where it is not, a node of the version before, which knows no other
 * field, has written it, and it counts alone.
 */
export const rolesOf = (user: RoleHolder | null | undefined): Role[] => {
  const held = roles.filter((role) => user?.roles?.includes(role))
  const { role } = user ?? {}
  return !role || role === mainRole(held) ? held : [role]
}

/** Whether an account has one of the roles. The panel's own components know no more than the account. */
export const isOneOf = (user: RoleHolder | null | undefined, ...allowed: Role[]): boolean =>
  rolesOf(user).some((role) => allowed.includes(role))

export const isAdministrator = (user: RoleHolder | null | undefined): boolean =>
  isOneOf(user, 'administrator')

/** Hides an entity from the panel of others. Payload's type of the user knows none of its fields. */
export const hiddenFromOthers = ({ user }: { user: object | null }): boolean =>
  !isAdministrator(user as RoleHolder)

export const hasRole = (req: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean =>
  isOneOf(req.user, ...allowed)

/** Whether `after` has a role of more power than each of `before`. */
export const isRaised = (before: readonly Role[], after: readonly Role[]): boolean => {
  const power = (held: readonly Role[]) => {
    const main = mainRole(held)
    return main ? roles.length - roles.indexOf(main) : 0
  }
  return power(after) > power(before)
}

export const administrators = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'administrator')

export const editors = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'administrator', 'editor')

/** Those who see invoices and payments. */
export const moneyReaders = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, 'administrator', 'editor', 'accountant')

export const moderators = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, 'administrator', 'moderator')

/** All users who can log in. */
export const staff = ({ req }: { req: PayloadRequest }): boolean => Boolean(req.user)

/** Whether the site has been set up. */
export const siteHasUsers = async (payload: Payload, req?: PayloadRequest): Promise<boolean> =>
  (await payload.count({ collection: 'users', req })).totalDocs > 0

/** Only the site itself, no user of the admin panel or the API. */
export const nobody = (): boolean => false

export const anyone = (): boolean => true

/** Visitors read what is published, staff also the drafts. */
const publishedOrStaff: Access = ({ req }) => (req.user ? true : { _status: { equals: 'published' } })

/** For what editors write and publish. */
export const publishedByEditors = {
  create: editors,
  read: publishedOrStaff,
  update: editors,
  delete: editors,
  readVersions: editors,
} satisfies CollectionConfig['access']

/** Visitors read the published documents of published schools. */
export const publishedOfPublishedSchool: Access = ({ req }) =>
  req.user ? true : { _status: { equals: 'published' }, 'school._status': { equals: 'published' } }

/** For documents without drafts: visitors read those of published schools. */
export const ofPublishedSchool: Access = ({ req }) =>
  req.user ? true : { 'school._status': { equals: 'published' } }

export const selfOrAdministrators: Access = ({ req }) => {
  if (hasRole(req, 'administrator')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
