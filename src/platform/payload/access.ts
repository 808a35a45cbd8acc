import type { Access, PayloadRequest } from 'payload'

/** What a member of staff may do; each role is described to people in docs/editing.md. */
export const roles = ['administrator', 'editor', 'moderator'] as const

export type Role = (typeof roles)[number]

export const hasRole = (req: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean => {
  const role = (req.user as { role?: Role } | null)?.role
  return role !== undefined && allowed.includes(role)
}

export const administrators = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'administrator')

/** Who writes content: editors, and administrators who may do everything. */
export const editors = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'administrator', 'editor')

/** Who handles comments: moderators, and administrators who may do everything. */
export const moderators = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, 'administrator', 'moderator')

/** Everybody who can log in. */
export const staff = ({ req }: { req: PayloadRequest }): boolean => Boolean(req.user)

/** Only the site itself, never a person through the admin panel or the interface. */
export const nobody = (): boolean => false

export const anyone = (): boolean => true

/** Visitors read what is published, staff also the drafts. */
export const publishedOrStaff: Access = ({ req }) => (req.user ? true : { _status: { equals: 'published' } })

/** Courses and accommodation have no drafts of their own: visitors see those of published schools. */
export const ofPublishedSchool: Access = ({ req }) =>
  req.user ? true : { 'school._status': { equals: 'published' } }

export const selfOrAdministrators: Access = ({ req }) => {
  if (hasRole(req, 'administrator')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
