import type { DemoComment } from './demo-types'
import type { Seeding } from './localised'
import { staffMark } from './staff-replies'

/** Stores the comments of a school or post of the demo and their replies, without sending mail. */
export const seedComments = async (
  seeding: Seeding,
  comments: DemoComment[],
  owner: { school: number } | { post: number },
  parent = 0,
): Promise<void> => {
  const { payload, req } = seeding
  for (const { replies, staff, at, state = 'approved', ...comment } of comments) {
    const { id } = await payload.create({
      collection: 'comments',
      req,
      data: {
        ...comment,
        ...owner,
        parent,
        state,
        createdAt: at,
        ...(staff ? { once: staffMark(at) } : {}),
        version: 1,
      },
      depth: 0,
      context: { withoutCommentMails: true },
    })
    if (replies) await seedComments(seeding, replies, owner, id)
  }
}
