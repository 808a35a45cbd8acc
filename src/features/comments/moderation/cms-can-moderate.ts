import { moderators } from '../../../platform/payload/access'

/** Whether a user may moderate, for code outside of Payload's operations. */
export const canModerate = (user: unknown): boolean => moderators({ req: { user } as never })
