import { readRows, sql, t } from '../../../platform/database/statement'
import { type QueryContext, readIn } from '../../../platform/payload/query'
import { selectFields } from '../../../shared/pick-fields'
import { schoolsTag } from '../../../shared/tags'
import { foldWords } from '../../../shared/text/fold-words'
import { taughtLanguages } from '../catalogue'
import {
  type ListedOffers,
  type SchoolList,
  type SchoolSummary,
  summaryFields,
  type WantedStay,
} from '../contract'
import { published, withoutHidden } from '../list-queries.server'
import { toSummary } from '../queries.server'
import { getSchoolOrder } from './home-queries.server'
import { inOrder } from './school-order'
import type { SchoolSearch } from './search-query'

const sl = t.schools_languages
const s = t.schools

const schoolsPerPage = 12

export type SchoolName = Pick<SchoolSummary, 'slug' | 'name'>

/** Readers of other features' data about the schools of a list, by id. */
export interface ListReaders {
  offers: (
    ctx: QueryContext,
    schools: readonly number[],
    /** With the totals of this stay. */
    options?: { stay?: WantedStay },
  ) => Promise<ReadonlyMap<number, ListedOffers>>
  ratings: (ctx: QueryContext, schools: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

const lowestPrice = (offers: readonly ListedOffers[]): string | undefined => {
  const prices = offers.flatMap(({ from }) => from ?? [])
  // Prices of different lengths or in different currencies cannot be compared.
  if (new Set(prices.map(({ weeks, currency }) => `${weeks} ${currency}`)).size !== 1) return undefined
  return prices.reduce((lowest, price) => (price.amount < lowest.amount ? price : lowest)).text
}

/** One page of the schools that match by name, town or the name of a language in the visitor's language. */
export const listSchools = async (
  ctx: QueryContext,
  search: SchoolSearch,
  readers: ListReaders,
): Promise<SchoolList> => {
  ctx.tag(schoolsTag)
  const { language, weeks, room, page } = search
  const [found, chosen, languages] = await Promise.all([
    findIds(ctx, search),
    getSchoolOrder(ctx),
    languagesTaught(ctx),
  ])
  const all = inOrder(found, chosen)
  const pages = Math.max(1, Math.ceil(all.length / schoolsPerPage))
  const shownPage = Math.min(page, pages)
  const ids = all.slice((shownPage - 1) * schoolsPerPage, shownPage * schoolsPerPage)
  const [docs, offers, ratings] = await Promise.all([
    readSummaries(ctx, ids),
    readers.offers(ctx, ids, weeks ? { stay: { weeks, room, language } } : {}),
    readers.ratings(ctx, ids),
  ])
  const lowest = pages === 1 ? lowestPrice([...offers.values()]) : undefined
  return {
    schools: docs.map((doc) => {
      const { from, stay, nextStarts } = offers.get(doc.id) ?? {}
      const rating = ratings.get(doc.id)
      return {
        ...toSummary(doc, ctx),
        ...(from ? { from: { text: from.text, query: from.query } } : {}),
        ...(stay ? { stay } : {}),
        ...(nextStarts ? { nextStarts } : {}),
        ...(rating ? { rating } : {}),
      }
    }),
    ...(lowest ? { lowestPrice: lowest } : {}),
    ...search,
    total: all.length,
    page: shownPage,
    pages,
    languages,
  }
}

/** The schools that a visitor can choose by name; none if there are more than one page of them. */
export const listSchoolNames = async (ctx: QueryContext): Promise<SchoolName[]> => {
  ctx.tag(schoolsTag)
  const rows = await readRows(
    ctx.payload,
    sql`select ${s.id}, ${s.slug}, ${s.name} from ${s} where ${s._status} = 'published'
      order by ${s.name}, ${s.id} limit ${schoolsPerPage + 1}`,
  )
  if (rows.length > schoolsPerPage) return []
  const shown = new Set(withoutHidden(ctx, 'schools', rows))
  return rows.flatMap(({ id, slug, name }) =>
    shown.has(Number(id)) ? [{ slug: String(slug), name: String(name) }] : [],
  )
}

const readSummaries = async (ctx: QueryContext, ids: readonly number[]) => {
  if (ids.length === 0) return []
  const { docs } = await ctx.payload.find({
    collection: 'schools',
    where: { id: { in: ids } },
    select: { ...selectFields(summaryFields), languages: true, hero: true },
    ...readIn(ctx),
    depth: 1,
    pagination: false,
  })
  return docs.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** The ids of all schools that match, by name. Read without Payload, which takes a quarter of a second for 1,000 schools. */
const findIds = async (ctx: QueryContext, { q, language, school }: SchoolSearch): Promise<number[]> => {
  const words = foldWords(q)
  // A search without words, such as for a comma, finds nothing.
  if (q && !words) return []
  const teaches = (codes: readonly string[]) =>
    codes.length
      ? sql`exists (select 1 from ${sl} l where l.${sl.parent_id} = ${s}.${s.id} and l.${sl.value} in ${codes})`
      : sql`1 = 0`
  const conditions = [
    sql`${s._status} = 'published'`,
    ...(q
      ? [sql`(${s.search_text} like ${`%${words}%`} or ${teaches(languagesNamed(words, ctx.locale))})`]
      : []),
    ...(language ? [teaches([language])] : []),
    ...(school ? [sql`${s.slug} = ${school}`] : []),
  ]
  const rows = await readRows(
    ctx.payload,
    sql`select ${s.id} from ${s} where ${sql.join(conditions, sql` and `)} order by ${s.name}, ${s.id}`,
  )
  return withoutHidden(ctx, 'schools', rows)
}

const languagesNamed = (words: string, locale: string): string[] => {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'language' })
  return taughtLanguages.filter((code) => foldWords(names.of(code) ?? '').includes(words))
}

const languagesTaught = async (ctx: QueryContext): Promise<string[]> => {
  const { values } = await ctx.payload.findDistinct({
    collection: 'schools',
    field: 'languages',
    where: published,
  })
  return values.flatMap(({ languages }) => languages ?? []).sort()
}
