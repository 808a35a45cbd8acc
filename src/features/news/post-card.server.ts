import type { Where } from 'payload'
import { findAll } from '../../platform/payload/find-documents'
import type { Post as PostDoc, School } from '../../platform/payload/payload-types'
import { toPicture } from '../../platform/payload/picture'
import { type QueryContext, readIn, readOriginals, sharedRead, writtenIn } from '../../platform/payload/query'
import { type Originals, originalRows, untranslatedFields } from '../../shared/language/original-texts'
import { localePath } from '../../shared/locale'
import { selectFields, showFields } from '../../shared/pick-fields'
import { schoolsTag, schoolTag } from '../../shared/tags'
import { isoTimeIn, readZonedTime } from '../../shared/time/zoned-time'
import { cardFields, type PostCard, type PostEvent, type PostGroup, postPath } from './contract'
import { eventTime, longDay } from './events/event-times'
import { instantOf } from './events/local-times'
import { defaultZone, findFirstSchool } from './events/time-zones.server'
import { categoryTag, postTag } from './tags'

// From stored posts to what lists show of them.

export const published: Where = { _status: { equals: 'published' } }

/** Fields that are compared between languages, to find texts that are not translated. */
export const comparedFields = ['title', 'summary'] as const

const cardSelect = {
  ...selectFields(cardFields),
  dateLocal: true,
  kind: true,
  picture: true,
  event: true,
  category: true,
  school: true,
} as const

/** Fields that lists show of the documents that a post refers to. */
export const cardPopulate = {
  schools: { slug: true, name: true, timeZone: true, _status: true },
  categories: { slug: true, title: true },
} as const

export const cardQuery = (ctx: QueryContext) =>
  ({ collection: 'posts', select: cardSelect, populate: cardPopulate, ...readIn(ctx), depth: 1 }) as const

type CardDoc = Pick<
  PostDoc,
  (typeof cardFields)[number] | 'dateLocal' | 'kind' | 'picture' | 'event' | 'category' | 'school'
>

type PostTexts = { id: number } & Partial<Pick<PostDoc, (typeof comparedFields)[number] | 'event' | 'blocks'>>

type OriginalPosts = Originals<PostTexts>

/** The time zone of posts about all schools. */
const siteZone = (ctx: QueryContext): Promise<string> =>
  sharedRead(
    ctx,
    'time zone of the news',
    async ({ payload, tag }) => {
      // Another school may become the first one.
      tag(schoolsTag)
      const school = await findFirstSchool(payload)
      if (school) tag(schoolTag(school.id))
      return school?.timeZone || defaultZone
    },
    'all',
  )

/** The zone of its school; a post of all schools keeps the zone in which its date was written. */
const zoneOf = async (doc: CardDoc, school: School | undefined, ctx: QueryContext): Promise<string> =>
  school?.timeZone || readZonedTime(doc.dateLocal)?.timeZone || siteZone(ctx)

const toCategory = (category: PostDoc['category'], ctx: QueryContext): PostGroup | undefined => {
  if (!category) return undefined
  const { id, slug, title } =
    typeof category === 'object' ? category : { id: category, slug: undefined, title: undefined }
  ctx.tag(categoryTag(id))
  return slug ? { id, slug, name: title || slug } : undefined
}

const toSchool = (school: School | undefined, ctx: QueryContext): PostGroup | undefined => {
  if (!school) return undefined
  ctx.tag(schoolTag(school.id))
  const { id, slug, name, _status } = school
  return slug && _status !== 'draft' ? { id, slug, name } : undefined
}

const toEvent = (
  { kind, event }: CardDoc,
  originals: OriginalPosts,
  ctx: QueryContext,
  zone: string,
): PostEvent | undefined => {
  const starts = instantOf({ at: event?.startsAt, local: event?.startsLocal }, zone)
  if (kind !== 'event' || !event || !starts) return undefined
  const ends = instantOf({ at: event.endsAt, local: event.endsLocal }, zone)
  const over = ends && ends > starts ? ends : starts
  const isOver = over.getTime() <= Date.now()
  // Until then the page says that it is to come.
  if (!isOver) ctx.validUntil?.(over)
  const times = { startsAt: isoTimeIn(zone, starts), ...(ends && { endsAt: isoTimeIn(zone, ends) }) }
  return {
    ...times,
    when: eventTime(ctx.locale, times, zone),
    ...{ timeZone: zone, isOver },
    place: event.place ?? '',
    ...untranslatedFields(
      event,
      originals.map(({ locale, row }) => ({ locale, row: row.event })),
      ['place'],
    ),
  }
}

export const toCard = async (
  doc: CardDoc,
  originals: OriginalPosts,
  ctx: QueryContext,
): Promise<PostCard> => {
  ctx.tag(postTag(doc.id))
  const schoolDoc = typeof doc.school === 'object' && doc.school ? doc.school : undefined
  const zone = await zoneOf(doc, schoolDoc, ctx)
  const picture = toPicture(doc.picture, ctx)
  const category = toCategory(doc.category, ctx)
  const school = toSchool(schoolDoc, ctx)
  const event = toEvent(doc, originals, ctx, zone)
  // A new draft has no date and no slug yet.
  const date = instantOf({ at: doc.date, local: doc.dateLocal }, zone)?.toISOString() ?? doc.updatedAt
  return {
    ...showFields(doc, cardFields),
    ...untranslatedFields(doc, originals, comparedFields),
    date,
    // A post that was first written in another language has no text to fall back to.
    title: doc.title || (doc.slug ?? ''),
    href: localePath(ctx.locale, postPath(doc.slug ?? '')),
    day: longDay(ctx.locale, date, zone),
    ...(picture ? { picture } : {}),
    ...(category ? { category } : {}),
    ...(school ? { school } : {}),
    ...(event ? { event } : {}),
  }
}

/** The texts of posts in the languages that they may come from. */
export const readOriginalPosts = async (ctx: QueryContext, ids: number[]) => {
  const lists = !ids.length
    ? []
    : await readOriginals(ctx, async (locale) => {
        return findAll(
          ctx.payload,
          'posts',
          { id: { in: ids } },
          { ...writtenIn(locale), select: { ...selectFields(comparedFields), event: true } },
        )
      })
  return { of: (id: number) => originalRows<PostTexts[], PostTexts>(lists, { id }, (docs) => docs) }
}

export const toCards = async (docs: CardDoc[], ctx: QueryContext): Promise<PostCard[]> => {
  const originals = await readOriginalPosts(
    ctx,
    docs.map(({ id }) => id),
  )
  return Promise.all(docs.map((doc) => toCard(doc, originals.of(doc.id), ctx)))
}
