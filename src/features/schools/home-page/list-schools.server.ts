import type { Where } from 'payload'
import { type QueryContext, readIn, shownIn } from '../../../platform/payload/query'
import { selectFields } from '../../../shared/shown-fields'
import { schoolsTag } from '../../../shared/tags'
import { foldWords } from '../../../shared/text/fold-words'
import { taughtLanguages } from '../catalogue'
import { type ListedOffers, type SchoolList, summaryFields } from '../contract'
import { published } from '../list-queries.server'
import { toSummary } from '../queries.server'
import { getSchoolOrder } from './home-queries.server'
import { inOrder } from './school-order'
import type { SchoolSearch } from './search-query'

const schoolsPerPage = 12

type ReadBySchool<Value> = (
  ctx: QueryContext,
  schools: readonly number[],
) => Promise<ReadonlyMap<number, Value>>

/** What other features know about the schools of a list, by id. */
export interface ListReaders {
  offers: ReadBySchool<ListedOffers>
  ratings: ReadBySchool<string>
}

const lowestPrice = (offers: readonly ListedOffers[]): string | undefined => {
  const prices = offers.flatMap(({ weekly }) => weekly ?? [])
  // Prices in different currencies cannot be compared.
  if (new Set(prices.map(({ currency }) => currency)).size !== 1) return undefined
  return prices.reduce((lowest, price) => (price.amount < lowest.amount ? price : lowest)).text
}

/** One page of the schools that match by name, town or the name of a language in the visitor's language. */
export const listSchools = async (
  ctx: QueryContext,
  search: SchoolSearch,
  readers: ListReaders,
): Promise<SchoolList> => {
  ctx.tag(schoolsTag)
  const { q, language, page } = search
  const conditions: Where[] = [published, ...shownIn(ctx, 'schools')]
  if (q) conditions.push(matching(foldWords(q), ctx.locale))
  if (language) conditions.push({ languages: { in: [language] } })
  const [found, chosen, languages] = await Promise.all([
    ctx.payload.find({
      collection: 'schools',
      where: { and: conditions },
      select: {},
      sort: ['name', 'id'],
      depth: 0,
      pagination: false,
    }),
    getSchoolOrder(ctx),
    languagesTaught(ctx),
  ])
  const all = inOrder(
    found.docs.map(({ id }) => id),
    chosen,
  )
  const pages = Math.max(1, Math.ceil(all.length / schoolsPerPage))
  const shownPage = Math.min(page, pages)
  const ids = all.slice((shownPage - 1) * schoolsPerPage, shownPage * schoolsPerPage)
  const [docs, offers, ratings] = await Promise.all([
    readSummaries(ctx, ids),
    readers.offers(ctx, ids),
    readers.ratings(ctx, ids),
  ])
  const lowest = pages === 1 ? lowestPrice([...offers.values()]) : undefined
  return {
    schools: docs.map((doc) => {
      const { weekly, nextStarts } = offers.get(doc.id) ?? {}
      const rating = ratings.get(doc.id)
      return {
        ...toSummary(doc, ctx),
        ...(weekly ? { weeklyPrice: weekly.text } : {}),
        ...(nextStarts ? { nextStarts } : {}),
        ...(rating ? { rating } : {}),
      }
    }),
    ...(lowest ? { lowestPrice: lowest } : {}),
    total: all.length,
    page: shownPage,
    pages,
    q,
    language,
    languages,
  }
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

const matching = (words: string, locale: string): Where => {
  // The search has no words: an empty text would match every school.
  if (!words) return { id: { exists: false } }
  return { or: [{ searchText: { contains: words } }, { languages: { in: languagesNamed(words, locale) } }] }
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
