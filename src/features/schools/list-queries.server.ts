import type { Where } from 'payload'
import { momentOf, readRows, sql } from '../../platform/database/statement'
import type { Reference } from '../../platform/payload/link-href'
import { type QueryContext, readIn, shownIn } from '../../platform/payload/query'
import { accommodationPath, coursePath, schoolPath } from '../../shared/address/school-path'
import { type Embed, embedsInAllLanguages, embedsInBlocks } from '../../shared/html/embed'
import { selectFields } from '../../shared/shown-fields'
import { schoolsTag, schoolTag } from '../../shared/tags'
import { type ListedDocuments, summaryFields } from './contract'
import { getSchoolOrder } from './home-page/home-queries.server'
import { inOrder } from './home-page/school-order'
import { homePageTag, offersTag } from './tags'

// Lists of schools and of what they offer: for the sitemap, for cards and for the cookie policy.

export const published: Where = { _status: { equals: 'published' } }

/** Courses and accommodation have no drafts: they are public with their school. */
export const ofPublishedSchools: Where = { 'school._status': { equals: 'published' } }

const isPublished = ({ _status }: { _status?: string | null }) => _status === 'published'

// The lists of all addresses are read without Payload, which takes seconds for the offers of 1,000 schools.

/** For the sitemap and for unknown addresses: the address and date of every published school. */
export const listSchoolPaths = async (ctx: QueryContext) => {
  ctx.tag(schoolsTag)
  const rows = await readRows(
    ctx.payload,
    sql`select id, slug, updated_at from schools where _status = 'published' order by id`,
  )
  return rows.map(({ id, slug, updated_at }) => ({
    id: Number(id),
    slug: String(slug),
    path: schoolPath(String(slug)),
    updatedAt: momentOf(updated_at),
  }))
}

/**
 * Published schools in the order of the home page, or the courses or accommodation of published schools, with their pictures,
 * for lists of cards.
 */
export const listDocuments = async (
  ctx: QueryContext,
  { content, school, limit }: ListedDocuments,
): Promise<Reference[]> => {
  ctx.tag(schoolsTag)
  // Of the school, only what its address and those of its offers need.
  const populate = { schools: { slug: true, _status: true } } as const
  const shown = { ...readIn(ctx), populate, depth: 1, limit, pagination: false } as const
  if (content === 'schools') {
    const [all, chosen] = await Promise.all([
      ctx.payload.find({
        collection: 'schools',
        where: { and: [published, ...shownIn(ctx, 'schools')] },
        select: {},
        sort: ['name', 'id'],
        depth: 0,
        pagination: false,
      }),
      getSchoolOrder(ctx),
    ])
    const ids = inOrder(
      all.docs.map(({ id }) => id),
      chosen,
    ).slice(0, limit)
    const { docs } = await ctx.payload.find({
      ...shown,
      collection: 'schools',
      where: { id: { in: ids } },
      select: { ...selectFields(summaryFields), hero: true, _status: true },
    })
    const byId = new Map(docs.map((value) => [value.id, value]))
    return ids.flatMap((id) => {
      const value = byId.get(id)
      return value ? [{ relationTo: content, value }] : []
    })
  }
  const { docs: schools } = await ctx.payload.find({
    collection: 'schools',
    where: {
      and: [published, ...shownIn(ctx, 'schools'), ...(school ? [{ id: { equals: school } }] : [])],
    },
    select: { slug: true },
    sort: ['name', 'id'],
    depth: 0,
    pagination: false,
  })
  // A new offer changes the tag of its school.
  for (const { id } of schools) ctx.tag(schoolTag(id))
  const lists = await Promise.all(
    schools.map(({ id }) =>
      ctx.payload.find({
        ...shown,
        collection: content,
        where: { and: [{ school: { equals: id } }, ...shownIn(ctx, content)] },
        select: { title: true, slug: true, school: true, description: true, summary: true, pictures: true },
        sort: ['position', 'id'],
      }),
    ),
  )
  const docs = lists.flatMap((list) => list.docs as { id: number }[])
  return docs.slice(0, limit).map((value) => ({ relationTo: content, value }))
}

const readOfferPaths = async (
  ctx: QueryContext,
  collection: 'courses' | 'accommodation',
  path: typeof coursePath,
) => {
  const rows = await readRows(
    ctx.payload,
    sql`select o.slug, o.updated_at, s.slug as school from ${sql.raw(collection)} o
      join schools s on s.id = o.school_id
      where o.slug is not null and s._status = 'published' order by o.id`,
  )
  return rows.map(({ slug, school, updated_at }) => ({
    path: path(String(school), String(slug)),
    updatedAt: momentOf(updated_at),
  }))
}

/** The same for every course and accommodation of a published school. */
export const listOfferPaths = async (ctx: QueryContext) => {
  ctx.tag(schoolsTag)
  ctx.tag(offersTag)
  const lists = await Promise.all([
    readOfferPaths(ctx, 'courses', coursePath),
    readOfferPaths(ctx, 'accommodation', accommodationPath),
  ])
  return lists.flat()
}

/** Everything embedded in published schools, their courses and accommodation and the home page, in all languages. */
export const listSchoolEmbeds = async (ctx: QueryContext): Promise<Embed[]> => {
  for (const tag of [schoolsTag, offersTag, homePageTag]) ctx.tag(tag)
  const all = { locale: 'all', depth: 0, pagination: false } as const
  const blocks = { blocks: true } as const
  const [schools, courses, accommodation, home] = await Promise.all([
    ctx.payload.find({
      collection: 'schools',
      where: published,
      select: { ...blocks, description: true, videoUrl: true },
      ...all,
    }),
    ctx.payload.find({ collection: 'courses', where: ofPublishedSchools, select: blocks, ...all }),
    ctx.payload.find({ collection: 'accommodation', where: ofPublishedSchools, select: blocks, ...all }),
    ctx.payload.findGlobal({
      slug: 'home-page',
      select: { ...blocks, _status: true },
      locale: 'all',
      depth: 0,
    }),
  ])
  return [
    ...schools.docs.flatMap(({ description, videoUrl }) => [
      ...embedsInAllLanguages(description),
      ...(videoUrl ? [{ code: videoUrl }] : []),
    ]),
    ...[
      ...schools.docs,
      ...courses.docs,
      ...accommodation.docs,
      ...(isPublished(home) ? [home] : []),
    ].flatMap((doc) => embedsInBlocks(doc.blocks)),
  ]
}
