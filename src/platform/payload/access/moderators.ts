import type { PayloadRequest } from 'payload'
import { hasRole } from './has-role'

/** Who handles comments: moderators, and administrators who may do everything. */
export const moderators = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, 'administrator', 'moderator')
