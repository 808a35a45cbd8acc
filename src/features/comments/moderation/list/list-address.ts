import { LARGEST_ID } from '../../../../shared/id'
import type { CommentState, ModerationFilter } from '../../contract'
import { MODERATION_ENDPOINT } from '../routes/request-fields'

export const pageSizes = [20, 50, 100, 200]
const usualSize = 50

/** Filter and page of the list, as in its address. */
export interface ListAddress extends ModerationFilter {
  page: number
  perPage: number
}

/** The states that can be chosen; deleted comments are not shown. */
export const shownStates = ['unapproved', 'approved', 'spam'] as const satisfies CommentState[]

const number = (text: string | null, most: number): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined

/** Parses the query of an address. Invalid values are ignored, so that old links still work. */
export const readListAddress = (query: URLSearchParams): ListAddress => {
  const state = shownStates.find((known) => known === query.get('state'))
  const text = query.get('text')?.trim().slice(0, 200)
  const author = query.get('author')?.trim().slice(0, 200)
  const ip = query.get('ip') ?? ''
  const school = number(query.get('school'), LARGEST_ID)
  const comment = number(query.get('comment'), LARGEST_ID)
  const perPage = number(query.get('limit'), 200) ?? usualSize
  return {
    ...(state ? { state } : {}),
    ...(text ? { text } : {}),
    ...(author ? { author } : {}),
    ...(query.get('anonymous') === '1' ? { anonymous: true } : {}),
    ...(/^[\w-]{1,64}$/.test(ip) ? { ipHash: ip } : {}),
    ...(school ? { school } : {}),
    ...(comment ? { comment } : {}),
    page: number(query.get('page'), 1_000_000) ?? 1,
    perPage: pageSizes.includes(perPage) ? perPage : usualSize,
  }
}

/** The address of a list. A change of the filter starts at page 1. */
export const listHref = (address: ListAddress, change: Partial<ListAddress> = {}): string => {
  const { page, perPage, ...filter } = { ...address, page: 1, ...change }
  const query = new URLSearchParams()
  if (filter.state) query.set('state', filter.state)
  if (filter.text) query.set('text', filter.text)
  if (filter.author) query.set('author', filter.author)
  if (filter.anonymous) query.set('anonymous', '1')
  if (filter.ipHash) query.set('ip', filter.ipHash)
  if (filter.school) query.set('school', String(filter.school))
  if (filter.comment) query.set('comment', String(filter.comment))
  if (perPage !== usualSize) query.set('limit', String(perPage))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${MODERATION_ENDPOINT}&${query}` : MODERATION_ENDPOINT
}

/** Whether the list is filtered by anything but the state. */
export const isFiltered = ({ text, author, anonymous, ipHash, school, comment }: ListAddress): boolean =>
  Boolean(text || author || anonymous || ipHash || school || comment)
