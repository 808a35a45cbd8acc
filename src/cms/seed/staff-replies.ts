import type { PayloadRequest } from 'payload'
import { QUIET_CONTEXT } from '../../features/comments/contract'

const mark = 'demo-staff-'

/** Marks what the demo's staff write: a comment of the school belongs to a user, and an empty site has none. */
export const staffMark = (at: string): string => `${mark}${at}`

/** Gives the demo's staff replies to the first administrator, whom they then are from. */
export const adoptStaffReplies = async (req: PayloadRequest, user: number): Promise<void> => {
  const { docs } = await req.payload.find({
    collection: 'comments',
    // A range of the unique index: none of the random ones that forms send begins with this.
    where: { once: { greater_than: mark, less_than: `${mark}a` } },
    select: { once: true },
    depth: 0,
    limit: 50,
    pagination: false,
    req,
  })
  req.context[QUIET_CONTEXT] = true
  for (const { id } of docs)
    await req.payload.update({ collection: 'comments', id, data: { user }, depth: 0, req })
}
