import type { Payload } from 'payload'
import { readRows } from '../../../../platform/database/statement'
import type { OwnSchools } from '../../../../platform/payload/school-scope'
import {
  type CommentState,
  commentStates,
  type ModerationFilter,
  type ModerationListPage,
} from '../../contract'
import {
  countQuery,
  newestQuery,
  oneCommentQuery,
  type Sql,
  searchQuery,
  stateCountsQuery,
} from './list-queries.server'
import { readModeratedComments } from './list-rows.server'
import { searchWords } from './search-terms'

/** Spam is listed only when its state is chosen. */
const usualStates: CommentState[] = ['unapproved', 'approved']

interface Found {
  ids: number[]
  total: number
}

/** One page of comments for moderators, newest first. A page beyond the end is the last one. */
export const listForModeration = async (
  payload: Payload,
  { page, perPage, ...filter }: ModerationFilter & { page: number; perPage: number; schools: OwnSchools },
): Promise<ModerationListPage> => {
  const size = Math.min(Math.max(Math.trunc(perPage) || 1, 1), 200)
  const wanted = Math.max(Math.trunc(page) || 1, 1)
  const { ids, total } = await find(payload, filter, size, wanted)
  const pages = Math.max(Math.ceil(total / size), 1)
  if (wanted > pages) return listForModeration(payload, { ...filter, page: pages, perPage: size })
  return { rows: await readModeratedComments(payload, ids), total, page: wanted, pages }
}

const find = async (
  payload: Payload,
  { state, text, author, ...rest }: ModerationFilter & { schools: OwnSchools },
  limit: number,
  page: number,
): Promise<Found> => {
  const run = (query: Sql) => readRows(payload, query)
  if (rest.comment) {
    const rows = await run(oneCommentQuery(rest.comment, rest.schools))
    return { ids: idsOf(rows), total: rows.length }
  }
  const asked = {
    ...rest,
    states: state ? [state] : usualStates,
    text: searchWords(text),
    author: searchWords(author),
  }
  // The input contains no searchable word or no valid hash, so nothing can match.
  const hopeless = rest.ipHash && !/^[\w-]+$/.test(rest.ipHash)
  if (hopeless || asked.text?.length === 0 || asked.author?.length === 0) return { ids: [], total: 0 }
  const range = { limit, offset: (page - 1) * limit }
  const database = payload.db.name
  if (asked.text || asked.author || asked.ipHash) {
    const rows = await run(searchQuery(database, asked, range))
    return { ids: idsOf(rows), total: Number(rows[0]?.total ?? 0) }
  }
  const [rows, counted] = await Promise.all([
    run(newestQuery(database, asked, range)),
    run(countQuery(asked)),
  ])
  return { ids: idsOf(rows), total: Number(counted[0]?.total ?? 0) }
}

const idsOf = (rows: Record<string, unknown>[]) =>
  rows.flatMap(({ id }) => (id === null || id === undefined ? [] : [Number(id)]))

/** How many comments are in each state. */
export const countStates = async (
  payload: Payload,
  schools: OwnSchools,
): Promise<Record<CommentState, number>> => {
  const rows = await readRows(payload, stateCountsQuery(schools))
  const counted = new Map(rows.map(({ state, total }) => [state, Number(total)]))
  const entries = commentStates.map((state) => [state, counted.get(state) ?? 0])
  return Object.fromEntries(entries) as Record<CommentState, number>
}
