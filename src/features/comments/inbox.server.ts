import type { Payload, Where } from 'payload'
import { foldWords } from '../../shared/fold-words'
import { type CommentState, commentStates } from './contract'
import type { InboxFilter, InboxPage } from './contract-moderation'
import { readInboxRows } from './inbox-rows.server'

/** Spam and what was just removed are shown to whoever asks for them. */
const usualStates: CommentState[] = ['unapproved', 'approved']

/** A page of comments for moderators, the newest first. A page that is not there is the last one. */
export const listInbox = async (
  payload: Payload,
  { page, perPage, ...filter }: InboxFilter & { page: number; perPage: number },
): Promise<InboxPage> => {
  const { state, text, author, anonymous, ipHash, school } = filter
  const and: Where[] = [{ state: { in: state ? [state] : usualStates } }]
  if (text) and.push({ searchText: { like: foldWords(text) } })
  if (author) and.push({ authorText: { like: foldWords(author) } })
  if (anonymous) and.push({ or: [{ author: { exists: false } }, { author: { equals: '' } }] })
  if (ipHash) and.push({ ipHash: { equals: ipHash } })
  if (school) and.push({ school: { equals: school } })
  const found = await payload.find({
    collection: 'comments',
    where: { and },
    sort: ['-createdAt', '-id'],
    page,
    limit: perPage,
    depth: 0,
    select: {},
  })
  if (page > found.totalPages && page > 1)
    return listInbox(payload, { ...filter, page: Math.max(1, found.totalPages), perPage })
  const rows = await readInboxRows(
    payload,
    found.docs.map(({ id }) => id),
  )
  return { rows, total: found.totalDocs, page, pages: Math.max(1, found.totalPages) }
}

/** How many comments are in each state. */
export const countStates = async (payload: Payload): Promise<Record<CommentState, number>> => {
  const counted = await Promise.all(
    commentStates.map(async (state) => {
      const { totalDocs } = await payload.count({
        collection: 'comments',
        where: { state: { equals: state } },
      })
      return [state, totalDocs] as const
    }),
  )
  return Object.fromEntries(counted) as Record<CommentState, number>
}
