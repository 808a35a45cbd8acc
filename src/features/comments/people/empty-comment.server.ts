import type { PayloadRequest } from 'payload'
import { runStatementIn, sql, t } from '../../../platform/database/statement'
import type { Comment } from '../../../platform/payload/payload-types'

const ca = t.comment_actions

/** An erased comment. The hook of the spam filter removes its words. */
const emptied = {
  author: null,
  email: null,
  url: null,
  content: null,
  rating: null,
  ipHash: null,
  once: null,
  spamScore: null,
  spamReasons: null,
  learned: null,
  verified: false,
  wantsReplies: false,
  erased: true,
} satisfies Partial<Comment>

/** Empties a comment, with what its history holds for undo. Its place in the thread stays. */
export const emptyComment = async (req: PayloadRequest, id: number): Promise<void> => {
  // Names the change in the history.
  req.context.moderationStep = { action: 'erase' }
  await req.payload.update({ collection: 'comments', id, data: emptied, depth: 0, req })
  // After the update, which also writes to the history.
  await runStatementIn(req, sql`update ${ca} set ${ca.before} = null where ${ca.comment} = ${id}`)
}
