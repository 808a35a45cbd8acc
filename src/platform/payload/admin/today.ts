import type { PayloadRequest, Where } from 'payload'
import { type Locale, panelLocale } from '../../../shared/locale'

/** Something that waits for staff: a number, what it counts, and where it is done. */
export interface TodayItem {
  /** The number, with its unit if it has one. */
  figure: string
  text: string
  href: string
  /** Shown first and in the colour of errors: somebody loses something if it waits. */
  urgent?: boolean
}

/** Asks one feature for its cards for the user of `req`; none if nothing waits, or if the user may not see it. */
export type TodayQuestion = (req: PayloadRequest) => Promise<TodayItem[]>

interface Counted extends Pick<TodayItem, 'href' | 'urgent'> {
  /** The noun after the number. */
  text: (locale: Locale, count: number) => string
}

/** Numbers of what waits, in the order of `items`, for users who can do something about it. Nothing is shown for 0. */
export const countCard =
  (
    readers: (args: { req: PayloadRequest }) => boolean,
    items: readonly Counted[],
    count: (req: PayloadRequest) => Promise<readonly number[]>,
  ): TodayQuestion =>
  async (req) => {
    if (!readers({ req })) return []
    const counts = await count(req)
    const locale = panelLocale(req.i18n.language)
    return items.flatMap(({ text, ...link }, index) => {
      const number = counts[index] ?? 0
      return number ? [{ ...link, figure: String(number), text: text(locale, number) }] : []
    })
  }

/** The list of a collection in the panel with a filter, as its own filter form writes it. */
export const listHref = (collection: string, where: Record<string, Record<string, string>> = {}): string => {
  const query = new URLSearchParams()
  Object.entries(where).forEach(([field, condition], index) => {
    for (const [operator, value] of Object.entries(condition))
      query.set(`where[or][0][and][${index}][${field}][${operator}]`, value)
  })
  return query.size ? `/admin/collections/${collection}?${query}` : `/admin/collections/${collection}`
}

/** How many documents of a collection the user of `req` sees that match. */
export const countVisible = async (
  req: PayloadRequest,
  collection: Parameters<PayloadRequest['payload']['count']>[0]['collection'],
  where: Where,
): Promise<number> => {
  const { totalDocs } = await req.payload.count({ collection, where, req, overrideAccess: false })
  return totalDocs
}
