import type { PayloadRequest } from 'payload'
import { hasRole } from '../../../platform/payload/access'

/** Whether a user may moderate, for code outside of Payload's operations. */
export const canModerate = (user: PayloadRequest['user'] | undefined): boolean =>
  hasRole({ user: user ?? null }, 'administrator', 'moderator')
