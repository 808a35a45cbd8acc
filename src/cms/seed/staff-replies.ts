import type { PayloadRequest } from 'payload'
import { findAll } from '../../platform/payload/find-documents'

const mark = 'demo-staff-'

/** Marks the demo's staff replies. They get an author when the first administrator is created. */
export const staffMark = (at: string): string => `${mark}${at}`

/** Makes the first administrator the author of the demo's staff replies. */
export const assignStaffReplies = async (req: PayloadRequest, user: number): Promise<void> => {
  // A range of the unique index. The random values that forms send never begin with the mark.
  const docs = await findAll(
    req,
    'comments',
    { once: { greater_than: mark, less_than: `${mark}a` } },
    { select: { once: true }, limit: 50 },
  )
  const context = { withoutCommentMails: true }
  for (const { id } of docs)
    await req.payload.update({ collection: 'comments', id, data: { user }, depth: 0, context, req })
}
