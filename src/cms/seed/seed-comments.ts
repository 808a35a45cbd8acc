import type { DemoComment } from './demo-types'
import type { Seeding } from './localised'
import { staffMark } from './staff-replies'

/** Stores a demo school's comments and replies, without sending mail. */
export const seedComments = async (
  seeding: Seeding,
  comments: DemoComment[],
  school: number,
  parent = 0,
): Promise<void> => {
  const { payload, req } = seeding
  for (const { replies, staff, at, state = 'approved', ...comment } of comments) {
    const { id } = await payload.create({
      collection: 'comments',
      req,
      data: {
        ...comment,
        school,
        parent,
        state,
        createdAt: at,
        ...(staff ? { once: staffMark(at) } : {}),
        version: 1,
      },
      depth: 0,
      context: { withoutCommentMails: true },
    })
    if (replies) await seedComments(seeding, replies, school, id)
  }
}
