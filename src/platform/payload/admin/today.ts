import type { PayloadRequest, Where } from 'payload'
import { type Locale, panelLocale } from '../../../shared/locale'
import type { Tone } from '../../panel/kit/Badge'
import type { FigureProps } from '../../panel/kit/Figure'
import type { IconName } from '../../panel/kit/icons'

/** Something that waits for staff: a number, what it counts, and where it is done. */
export interface TodayItem {
  /** The number, with its unit if it has one. */
  figure: string
  text: string
  href: string
  icon: IconName
  /** Shown first and in the colour of errors: somebody loses something if it waits. */
  urgent?: boolean
  /** Handles the first ones without leaving the screen: one of the `components` that the feature declares. */
  inPlace?: TodayComponent
}

export interface TodayComponent {
  component: string
  props: Record<string, unknown>
}

/** A short list beside the work: what soon runs out, or is soon due. */
export interface TodayList {
  /** Of its heading. */
  id: string
  title: string
  icon: IconName
  /** The screen with all of it. */
  href: string
  rows: { title: string; detail: string; href: string; state?: { text: string; tone: Tone } }[]
  /** Shown if there are no rows. */
  empty: string
}

/** Asks one feature for something on the first screen for the user of `req`; nothing if the user may not see it. */
type Question<Part> = (req: PayloadRequest) => Promise<Part[]>

export type TodayQuestion = Question<TodayItem>

/** How something went in the last 30 days. */
export type TodayFigures = Question<FigureProps>

/** Something that happens on one of the next seven days. */
export interface TodayEvent {
  day: string
  icon: IconName
  title: string
  detail: string
  href: string
}

export type TodayEvents = Question<TodayEvent>

export type TodayLists = Question<TodayList>

/** Days before and after this one that the first screen shows. */
export const PAST_DAYS = 30
export const COMING_DAYS = 7

interface Counted extends Pick<TodayItem, 'href' | 'icon' | 'urgent'> {
  /** The noun after the number. */
  text: (locale: Locale, count: number) => string
  inPlace?: (req: PayloadRequest) => Promise<TodayComponent>
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
    const shown = items.map(async ({ text, inPlace, ...link }, index): Promise<TodayItem[]> => {
      const number = counts[index] ?? 0
      if (!number) return []
      const component = await inPlace?.(req)
      return [
        {
          ...link,
          figure: String(number),
          text: text(locale, number),
          ...(component && { inPlace: component }),
        },
      ]
    })
    return (await Promise.all(shown)).flat()
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
