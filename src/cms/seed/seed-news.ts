import { findAll } from '../../platform/payload/find-documents'
import { addDays } from '../../shared/time/days'
import { instantIn, writeZonedTime } from '../../shared/time/zoned-time'
import { demoCategories, demoPosts } from './demo/news'
import type { DemoPost, Localised } from './demo-types'
import type { Seeding } from './localised'
import { toRichText } from './rich-text'
import { seedComments } from './seed-comments'
import { findPicture } from './seed-picture'

const HOUR_MS = 3_600_000

/** A text in its languages, as the editor stores it. */
const inRichText = (text: Localised) =>
  Object.fromEntries(Object.entries(text).map(([locale, body]) => [locale, toRichText(body)]))

const eventOf = ({ event }: DemoPost, today: string, timeZone: string) => {
  if (!event) return {}
  const start = instantIn(timeZone, `${addDays(today, event.inDays)}T${event.at}`)
  const end = new Date(start.getTime() + event.hours * HOUR_MS)
  return {
    startsAt: start.toISOString(),
    startsLocal: writeZonedTime(timeZone, start),
    endsAt: end.toISOString(),
    endsLocal: writeZonedTime(timeZone, end),
    place: event.place,
  }
}

/** Without a slug the first one, whose time zone posts of all schools have. */
const findSchool = async ({ req }: Seeding, slug?: string) => {
  const docs = await findAll(req, 'schools', slug === undefined ? {} : { slug: { equals: slug } }, {
    select: { timeZone: true },
    sort: 'id',
    limit: 1,
  })
  return docs[0]
}

/**
 * Stores the news in all languages with two writes each, the post and its version: nine updates through Payload take forty
 * times as long.
 */
export const seedNews = async (seeding: Seeding, now = new Date()): Promise<void> => {
  const { payload, req, advance } = seeding
  const today = now.toISOString().slice(0, 10)
  const categories = new Map<string, number>()
  for (const { slug, title } of demoCategories) {
    const { id } = await payload.db.create({ collection: 'categories', req, data: { slug, title } })
    categories.set(slug, Number(id))
  }
  for (const post of demoPosts) {
    const school = await findSchool(seeding, post.school)
    const timeZone = school?.timeZone || 'UTC'
    const date = `${addDays(today, -post.daysAgo)}T17:00:00.000Z`
    const data = {
      title: post.title,
      slug: post.slug,
      kind: post.event ? 'event' : 'article',
      summary: post.summary,
      picture: await findPicture(seeding, post.picture),
      event: eventOf(post, today, timeZone),
      blocks: [{ id: 'text', blockType: 'text', text: inRichText(post.body) }],
      seo: {},
      date,
      dateLocal: writeZonedTime(timeZone, new Date(date)),
      category: categories.get(post.category),
      school: post.school && school?.id,
      author: post.author,
      commentsOpen: Boolean(post.comments),
      _status: 'published',
      createdAt: date,
      updatedAt: date,
    }
    const { id } = await payload.db.create({ collection: 'posts', req, data })
    await payload.db.createVersion({
      collectionSlug: 'posts',
      parent: id,
      req,
      autosave: false,
      createdAt: date,
      updatedAt: date,
      versionData: data as never,
      returning: false,
    })
    const after = (hours: number) => new Date(Date.parse(date) + hours * HOUR_MS).toISOString()
    await seedComments(seeding, post.comments?.(after) ?? [], { post: Number(id) })
    advance()
  }
}
