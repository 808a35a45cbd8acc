import type { Where } from 'payload'
import { momentOf, named, readRows, sql, t } from '../../platform/database/statement'
import type { Reference } from '../../platform/payload/link-href'
import { type QueryContext, readIn } from '../../platform/payload/query'
import { readWithEmbeds } from '../../platform/payload/rich-text/stored-embeds'
import { accommodationPath, coursePath, schoolPath } from '../../shared/address/school-path'
import { type Embed, embedsIn, embedsInBlocks } from '../../shared/html/embed'
import { hiddenIds } from '../../shared/language/site-languages'
import { selectFields } from '../../shared/pick-fields'
import { schoolsTag, schoolTag } from '../../shared/tags'
import type { ListedDocuments } from '../blocks/contract'
import { summaryFields } from './contract'
import { getSchoolOrder } from './home-page/home-queries.server'
import { inOrder } from './home-page/school-order'
import { homePageTag, offersTag } from './tags'

const s = t.schools

// Lists of schools and of what they offer: for the sitemap, for cards and for the cookie policy.

export const published: Where = { _status: { equals: 'published' } }

/** Visitors see published courses, and all accommodation, of published schools. */
export const shownOffers = (collection: 'courses' | 'accommodation'): Where => ({
  'school._status': { equals: 'published' },
  ...(collection === 'courses' && published),
})

/** The rule of `shownOffers` in SQL, where `o` is the offer and `s` its school. */
const isShownOffer = (collection: 'courses' | 'accommodation') =>
  collection === 'courses'
    ? sql`o.${t.courses._status} = 'published' and s.${s._status} = 'published'`
    : sql`o.${t.accommodation.deleted_at} is null and s.${s._status} = 'published'`

const isPublished = ({ _status }: { _status?: string | null }) => _status === 'published'

// The lists of all addresses are read without Payload, which takes seconds for the offers of 1,000 schools.

/** For the sitemap and for unknown addresses: the address and date of every published school. */
export const listSchoolPaths = async (ctx: QueryContext) => {
  ctx.tag(schoolsTag)
  const rows = await readRows(
    ctx.payload,
    sql`select ${s.id}, ${s.slug}, ${s.updated_at} from ${s} where ${s._status} = 'published' order by ${s.id}`,
  )
  return rows.map(({ id, slug, updated_at }) => ({
    id: Number(id),
    slug: String(slug),
    path: schoolPath(String(slug)),
    updatedAt: momentOf(updated_at),
  }))
}

/** The ids of the published schools that have a page in the language, by name. */
const readSchoolIds = async (ctx: QueryContext, school?: number): Promise<number[]> => {
  const rows = await readRows(
    ctx.payload,
    sql`select ${s.id} from ${s} where ${s._status} = 'published' ${school ? sql`and ${s.id} = ${school}` : sql``}
      order by ${s.name}, ${s.id}`,
  )
  return withoutHidden(ctx, 'schools', rows)
}

/** The ids of courses or accommodation, school by school. */
const readOfferIds = async (
  ctx: QueryContext,
  content: 'courses' | 'accommodation',
  schools: readonly number[],
): Promise<number[]> => {
  if (schools.length === 0) return []
  const o = t[content]
  const rows = await readRows(
    ctx.payload,
    sql`select o.${o.id} from ${o} o join ${s} s on s.${s.id} = o.${o.school_id}
      where o.${o.school_id} in ${schools} and ${isShownOffer(content)} order by s.${s.name}, s.${s.id}, o.${o.position}, o.${o.id}`,
  )
  return withoutHidden(ctx, content, rows)
}

/** Ids without the documents that are hidden in the language because they are not translated. */
export const withoutHidden = (
  { languages, locale }: QueryContext,
  collection: string,
  rows: readonly Record<string, unknown>[],
): number[] => {
  const hidden = new Set(languages ? hiddenIds(languages, locale, collection) : [])
  return rows.map(({ id }) => Number(id)).filter((id) => !hidden.has(id))
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
  const [schools, chosen] = await Promise.all([
    readSchoolIds(ctx, content === 'schools' ? undefined : school),
    content === 'schools' ? getSchoolOrder(ctx) : [],
  ])
  // A new offer changes the tag of its school.
  if (content !== 'schools') for (const id of schools) ctx.tag(schoolTag(id))
  const all = content === 'schools' ? inOrder(schools, chosen) : await readOfferIds(ctx, content, schools)
  const ids = all.slice(0, limit)
  if (ids.length === 0) return []
  const shown = {
    ...readIn(ctx),
    where: { id: { in: ids } },
    // Read only the fields of the school that the addresses need.
    populate: { schools: { slug: true, _status: true } },
    depth: 1,
    pagination: false,
  } as const
  const { docs } =
    content === 'schools'
      ? await ctx.payload.find({
          ...shown,
          collection: content,
          select: { ...selectFields(summaryFields), hero: true, _status: true },
        })
      : await ctx.payload.find({
          ...shown,
          collection: content,
          select: { title: true, slug: true, school: true, description: true, summary: true, pictures: true },
        })
  const byId = new Map((docs as { id: number }[]).map((value) => [value.id, value]))
  return ids.flatMap((id) => {
    const value = byId.get(id)
    return value ? [{ relationTo: content, value }] : []
  })
}

const readOfferPaths = async (
  ctx: QueryContext,
  collection: 'courses' | 'accommodation',
  path: typeof coursePath,
) => {
  const o = t[collection]
  const rows = await readRows(
    ctx.payload,
    sql`select o.${o.slug}, o.${o.updated_at}, s.${s.slug} ${named('school')} from ${o} o
      join ${s} s on s.${s.id} = o.${o.school_id}
      where o.${o.slug} is not null and ${isShownOffer(collection)} order by o.${o.id}`,
  )
  return rows.map(({ slug, school, updated_at }) => ({
    path: path(String(school), String(slug)),
    updatedAt: momentOf(updated_at),
  }))
}

/** Lists the address and date of every course and accommodation that visitors see. */
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
  const { payload } = ctx
  const offers = (collection: 'courses' | 'accommodation') =>
    readWithEmbeds(
      payload,
      sql`o.${t[collection].blocks}`,
      sql`${t[collection]} o join ${s} s on s.${s.id} = o.${t[collection].school_id} where ${isShownOffer(collection)}`,
    )
  const [descriptions, videos, blocks, courses, accommodation, home] = await Promise.all([
    readWithEmbeds(
      payload,
      sql`l.${t.schools_locales.description}`,
      sql`${t.schools_locales} l join ${s} s on s.${s.id} = l.${t.schools_locales._parent_id} where s.${s._status} = 'published'`,
    ),
    readRows(
      payload,
      sql`select ${s.video_url} from ${s} where ${s._status} = 'published' and ${s.video_url} > ''`,
    ),
    readWithEmbeds(payload, sql`${s.blocks}`, sql`${s} where ${s._status} = 'published'`),
    offers('courses'),
    offers('accommodation'),
    payload.findGlobal({
      slug: 'home-page',
      select: { blocks: true, _status: true },
      locale: 'all',
      depth: 0,
    }),
  ])
  return [
    ...descriptions.flatMap(embedsIn),
    ...videos.map(({ video_url }) => ({ code: String(video_url) })),
    ...embedsInBlocks([blocks, courses, accommodation, isPublished(home) ? home.blocks : []]),
  ]
}
