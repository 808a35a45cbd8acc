import type { Payload } from 'payload'
import type { PublicComment } from '../contract'
import { toPublicComment } from '../queries.server'

/** The comment that is replied to, if everybody sees it on this school's page. */
export const findAnswered = async (
  payload: Payload,
  school: number,
  id: number,
): Promise<{ comment: PublicComment; path: string } | undefined> => {
  const { docs } = await payload.find({
    collection: 'comments',
    where: { id: { equals: id }, school: { equals: school }, state: { equals: 'approved' } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  return doc && { comment: toPublicComment(doc), path: doc.path ?? '' }
}
