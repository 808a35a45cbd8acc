import { z } from 'zod'
import { isSlug } from '../../shared/text/slug'
import type { QueryContext } from '../payload/query'
import type { PageContent } from './pages'

// How features declare public pages: a route, a key in the page cache, and what the page loads.

export interface PageContext extends QueryContext {
  publicUrl: string
}

/** Whether a published document has this slug. Kinds are named by the features that declare them. */
export type KnownSlugs = (kind: string, slug: string) => boolean

export type Load<Arguments extends unknown[]> = (
  ctx: PageContext,
  ...args: Arguments
) => Promise<PageContent | undefined>

export interface FoundPage {
  /** The canonical address without the language's prefix: the page's key in the cache. */
  address: string
  /** Whether there can be such a page. */
  isKnown: (known: KnownSlugs) => boolean
  /** Undefined when there is no such page. */
  load: Load<[URLSearchParams]>
}

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
export const pageSlug = z.object({ slug: z.string().refine(isSlug) })

export const defineSinglePage = ({
  path,
  address = () => path,
  load,
}: {
  path: string
  address?: (query: URLSearchParams) => string
  load: Load<[URLSearchParams]>
}): PublicPage =>
  definePage({
    path,
    params: z.unknown(),
    address: (_params, query) => address(query),
    isKnown: () => true,
    load: (ctx, _params, query) => load(ctx, query),
  })
