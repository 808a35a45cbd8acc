import type { Payload } from 'payload'
import type { Comment } from '../../cms/payload-types'
import type { InboxRow } from './contract-moderation'

const everything = { depth: 0, pagination: false } as const

/** The comments with these numbers, in this order. One query for them and one for their schools. */
export const readInboxRows = async (payload: Payload, ids: number[]): Promise<InboxRow[]> => {
  if (ids.length === 0) return []
  const { docs } = await payload.find({ collection: 'comments', where: { id: { in: ids } }, ...everything })
  const schools = await payload.find({
    collection: 'schools',
    where: { id: { in: [...new Set(docs.map(({ school }) => Number(school)))] } },
    select: { name: true, slug: true },
    ...everything,
  })
  const schoolOf = new Map(schools.docs.map(({ id, name, slug }) => [id, { id, name, slug }]))
  const rowOf = new Map(docs.map((doc) => [doc.id, toInboxRow(doc, schoolOf)]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}

const toInboxRow = (doc: Comment, schools: Map<number, InboxRow['school']>): InboxRow => {
  const school = Number(doc.school)
  return {
    id: doc.id,
    parentId: doc.parent,
    school: schools.get(school) ?? { id: school, name: '', slug: '' },
    author: doc.author ?? '',
    email: doc.email ?? '',
    url: doc.url ?? '',
    content: doc.content ?? '',
    state: doc.state,
    ...(doc.rating ? { rating: doc.rating } : {}),
    language: doc.language,
    createdAt: doc.createdAt,
    version: doc.version,
    ipHash: doc.ipHash ?? '',
    ...(typeof doc.spamScore === 'number' ? { spamScore: doc.spamScore } : {}),
    spamReasons: Array.isArray(doc.spamReasons) ? doc.spamReasons.map(String) : [],
    byStaff: Boolean(doc.user),
    verified: Boolean(doc.verified),
  }
}
