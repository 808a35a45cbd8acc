import type { FastifyInstance } from 'fastify'
import type { PageContent } from '../../platform/http/pages'
import { localisedRoutes, textFields } from '../../platform/http/routes'
import type { QueryContext } from '../../platform/payload/query'
import type { RouteKit } from '../../platform/server-feature'
import { SEARCH_PATH } from '../../shared/address/site-paths'
import { type Locale, localePath } from '../../shared/locale'
import type { OfferDetails } from '../schools/contract'
import type { SearchHit, SearchResults, SearchSuggestions } from './contract'
import { queryTerms } from './index/query-terms'
import { searchMessages } from './messages/messages'
import { kindText, SearchPage } from './page/SearchPage'
import { readSearchQuery, searchQueryAddress } from './page/search-query'
import type { SiteSearch } from './site-search.server'

/** On every page of results. They may change with any document, so a change of one adds this tag. */
export const searchTag = 'search'

const suggestPath = `${SEARCH_PATH}.json`
const resultsPerPage = 10
const maxSuggestions = 8
/** Shown if there is nothing else to show. */
const maxSchools = 12

/** The key of a page of results in the page cache, which is also its canonical address. */
export const searchAddress = (query: URLSearchParams): string =>
  searchQueryAddress(SEARCH_PATH, readSearchQuery(query))

type ReadOffers = (ctx: QueryContext, school: string) => Promise<OfferDetails | undefined>

const priceOf = ({ kind, sold }: SearchHit, offers: OfferDetails | undefined): string | undefined => {
  if (kind === 'school') return offers?.from?.text
  if ((kind !== 'course' && kind !== 'accommodation') || sold?.number === undefined) return undefined
  return offers?.prices?.[kind][sold.number]?.text
}

/** Prices change with other documents than those in the indexes, so they are read when a page of results is rendered. */
const withPrices = async (ctx: QueryContext, hits: SearchHit[], readOffers: ReadOffers) => {
  const schools = [...new Set(hits.flatMap(({ sold }) => sold?.school ?? []))]
  const offers = new Map(
    await Promise.all(schools.map(async (slug) => [slug, await readOffers(ctx, slug)] as const)),
  )
  return hits.map((hit) => {
    const price = hit.sold && priceOf(hit, offers.get(hit.sold.school))
    return price ? { ...hit, price } : hit
  })
}

export const loadSearchPage = async (
  ctx: QueryContext,
  { search, readOffers }: { search: SiteSearch; readOffers: ReadOffers | undefined },
  query: URLSearchParams,
): Promise<PageContent> => {
  const { locale } = ctx
  const t = searchMessages(locale)
  ctx.tag(searchTag)
  const { q, page } = readSearchQuery(query)
  const results: SearchResults | undefined = q
    ? await search.find(locale, q, page, resultsPerPage)
    : undefined
  if (results && readOffers) results.hits = await withPrices(ctx, results.hits, readOffers)
  const schools = results?.hits.length ? [] : await search.list(locale, 'school', maxSchools)
  return {
    title: q ? t('titleOf', { q }) : t('title'),
    description: t('emptyHint'),
    path: SEARCH_PATH,
    // Search engines must not index results of a search.
    noindex: true,
    body: (
      <SearchPage
        locale={locale}
        t={t}
        results={results}
        schools={schools}
        endpoint={localePath(locale, suggestPath)}
      />
    ),
  }
}

const suggest = async (search: SiteSearch, locale: Locale, q: string): Promise<SearchSuggestions> => {
  const t = searchMessages(locale)
  const { hits } = await search.find(locale, q, 1, maxSuggestions)
  return {
    q,
    suggestions: hits.map(({ kind, href, title, titleLang, of }) => ({
      kind: kindText(t, kind),
      href,
      title,
      ...(titleLang && { titleLang }),
      of,
    })),
  }
}

interface SearchRoutesOptions extends Pick<RouteKit, 'cachedJson'> {
  search: SiteSearch
}

/** Suggestions while somebody types. */
export const searchRoutes = (app: FastifyInstance, { search, cachedJson }: SearchRoutesOptions): void => {
  localisedRoutes(app).get(suggestPath, { schema: { querystring: textFields } }, (request, reply, locale) => {
    const { q } = readSearchQuery(request.query)
    const terms = queryTerms(q)
    // Nothing to search for: the response needs no cache.
    if (terms.every((term) => term.length < 2)) return { q, suggestions: [] } satisfies SearchSuggestions
    const key = searchQueryAddress(localePath(locale, suggestPath), { q, page: 1 })
    return cachedJson(key, locale, async (ctx) => {
      ctx.tag(searchTag)
      return suggest(search, locale, q)
    })(request, reply)
  })
}
