import { z } from 'zod'
import type { ConsentFeature } from '../features/consent/consent.server'
import type { SiteSearch } from '../features/search/search.server'
import type { PageContent } from '../platform/http/pages'
import type { QueryContext } from '../platform/payload/query'
import { isSlug } from '../shared/text/slug'

// What a public page is to the server: a route, a key in the page cache, and what it loads.

export interface SiteContext extends QueryContext {
  publicUrl: string
  consent: ConsentFeature
  search: SiteSearch
}

/** The slugs of all published documents that have a page, and of the categories of posts. */
export interface KnownSlugs {
  schools: ReadonlySet<string>
  pages: ReadonlySet<string>
  posts: ReadonlySet<string>
  categories: ReadonlySet<string>
  /** The paths of courses and accommodation. */
  offers: ReadonlySet<string>
}

export type Load<Arguments extends unknown[]> = (
  ctx: SiteContext,
  ...args: Arguments
) => Promise<PageContent | undefined>

/** What one request asks for. */
export interface FoundPage {
  /** The canonical address without the language's prefix: the page's key in the cache. */
  address: string
  /** Whether there can be such a page. */
  isKnown: (known: KnownSlugs) => boolean
  /** Undefined when there is no such page. */
  load: Load<[URLSearchParams]>
}

/** One kind of public page. */
export interface PublicPage {
  /** The route without the language's prefix. */
  path: string
  /** Undefined when the path cannot be one of a page. */
  find: (params: unknown, query: URLSearchParams) => FoundPage | undefined
}

interface PageDefinition<Params> {
  path: string
  params: z.ZodType<Params>
  address: (params: Params, query: URLSearchParams) => string
  isKnown: (known: KnownSlugs, params: Params) => boolean
  load: Load<[Params, URLSearchParams]>
}

export const definePage = <Params>(page: PageDefinition<Params>): PublicPage => ({
  path: page.path,
  find: (given, query) => {
    const { success, data: params } = page.params.safeParse(given)
    if (!success) return undefined
    return {
      address: page.address(params, query),
      isKnown: (known) => page.isKnown(known, params),
      load: (ctx, ownQuery) => page.load(ctx, params, ownQuery),
    }
  },
})

/** The path of a page whose last part is a slug. */
export const slugParams = z.object({ slug: z.string().refine(isSlug) })
