import { moderators } from '../../../platform/payload/access/moderators'

/** Whether somebody handles comments, asked outside of Payload's own operations. */
export const canModerate = (user: unknown): boolean => moderators({ req: { user } as never })
