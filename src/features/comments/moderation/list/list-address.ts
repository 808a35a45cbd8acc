import type { CommentState, ModerationFilter } from '../../contract'
import { referenceText } from '../../documents'
import { MODERATION_ENDPOINT } from '../request-fields'

export const pageSizes = [20, 50, 100, 200]
export const usualSize = 50

/** Filter and page of the list, as in its address. */
export interface ListAddress extends ModerationFilter {
  page: number
  perPage: number
}

/** The states that can be chosen; deleted comments are not shown. */
export const shownStates = ['unapproved', 'approved', 'spam'] as const satisfies CommentState[]

/** The query of a list. A change of the filter starts at page 1. */
export const listQueryOf = (address: ListAddress, change: Partial<ListAddress> = {}): string => {
  const { page, perPage, ...filter } = { ...address, page: 1, ...change }
  const query = new URLSearchParams()
  if (filter.state) query.set('state', filter.state)
  if (filter.text) query.set('text', filter.text)
  if (filter.author) query.set('author', filter.author)
  if (filter.anonymous) query.set('anonymous', '1')
  if (filter.ipHash) query.set('ip', filter.ipHash)
  if (filter.school) query.set('school', String(filter.school))
  if (filter.document) query.set('document', referenceText(filter.document))
  if (filter.comment) query.set('comment', String(filter.comment))
  if (perPage !== usualSize) query.set('limit', String(perPage))
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

/** The address of a list as a page of its own, without the admin panel. */
export const listHref = (address: ListAddress, change?: Partial<ListAddress>): string => {
  const query = listQueryOf(address, change)
  return query ? `${MODERATION_ENDPOINT}&${query}` : MODERATION_ENDPOINT
}

/** Whether the list is filtered by anything but the state. */
export const isFiltered = ({
  text,
  author,
  anonymous,
  ipHash,
  school,
  document,
  comment,
}: ListAddress): boolean => Boolean(text || author || anonymous || ipHash || school || document || comment)
