import type { NewsMessages } from './messages/messages'

/** The address of a page of a list. The first page has none, so each page has one address. */
export const listAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)

/** Pages of a list have different titles. */
export const listTitle = (
  heading: string,
  { page, pages }: { page: number; pages: number },
  t: NewsMessages,
): string => (page > 1 ? `${heading} – ${t('pageOf', { page, pages })}` : heading)
