import type { Access, CollectionConfig, Payload, PayloadRequest } from 'payload'

/** The roles of staff; docs/editing.md describes them. */
export const roles = ['administrator', 'editor', 'moderator'] as const

export type Role = (typeof roles)[number]

export const hasRole = (req: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean => {
  const role = req.user?.role
  return role !== undefined && allowed.includes(role)
}

export const administrators = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'administrator')

export const editors = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'administrator', 'editor')

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
