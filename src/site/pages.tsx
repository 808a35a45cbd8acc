import { z } from 'zod'
import { type BlockParts, loadBlocks } from '../features/blocks/blocks.server'
import { loadCaptchaField } from '../features/captcha/captcha.server'
import {
  loadCommentSection,
  loadCommentsPage,
  ratingsOfSchools,
  threadAddress,
} from '../features/comments/comments.server'
import { commentsPath } from '../features/comments/contract'
import type { ConsentFeature } from '../features/consent/consent.server'
import { DEFAULT_POLICY_PATH } from '../features/consent/contract'
import { loadForm } from '../features/forms/forms.server'
import { loadGallery } from '../features/gallery/gallery.server'
import { directionsPath } from '../features/map/contract'
import {
  type AskedDirections,
  directionsPage,
  getSchoolMap,
  loadSchoolMap,
  type MappedSchool,
} from '../features/map/map.server'
import { categoryPath, NEWS_PATH, type Post, postPath, schoolNewsPath } from '../features/news/contract'
import {
  getNeighbours,
  getPost,
  getPostDraft,
  latestPosts,
  loadCategoryNews,
  loadNews,
  loadSchoolNews,
  newsAddress,
  postContent,
} from '../features/news/news.server'
import type { ContentPage } from '../features/pages/contract'
import {
  editedContent,
  getPage,
  getPageDraft,
  getSiteSettings,
  pagesTag,
} from '../features/pages/pages.server'
import Calculator from '../features/pricing/Calculator.island'
import {
  type CalculatorProps,
  calculatorQuery,
  courseOffers,
  getCalculator,
  getOfferDetails,
  getSchoolOffers,
  offerPrices,
  offersOfSchools,
  otherCurrencyKept,
  withQuery,
} from '../features/pricing/pricing.server'
import type { FreeSections, OfferPage, School } from '../features/schools/contract'
import {
  getAccommodation,
  getCourse,
  getSchool,
  getSchoolDraft,
  getSchoolPlace,
  homeAddress,
  listDocuments,
  loadHomePage,
  offerContent,
  schoolAddress,
  schoolContent,
} from '../features/schools/schools.server'
import { SEARCH_PATH } from '../features/search/contract'
import { loadSearchPage, type SiteSearch, searchAddress } from '../features/search/search.server'
import type { PageContent } from '../platform/http/pages'
import { oncePerRender, type QueryContext } from '../platform/payload/query'
import type { Locale } from '../shared/locale'
import { accommodationPath, coursePath, schoolPath } from '../shared/school-path'
import { isSlug } from '../shared/text/slug'
import { Island } from '../ui/Island'

// The public pages of the site, each with its route, its key in the page cache and what it loads.

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

type Load<Arguments extends unknown[]> = (
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

const definePage = <Params,>(page: PageDefinition<Params>): PublicPage => ({
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

const slugParams = z.object({ slug: z.string().refine(isSlug) })

/** What the list of schools shows of other features. */
export const listReaders = { offers: offersOfSchools, ratings: ratingsOfSchools }

/** What blocks show of other features. */
const blockParts = (site: SiteContext): BlockParts => ({
  gallery: loadGallery,
  schoolMap: (ctx, slug) =>
    oncePerRender(ctx, `map of a block:${slug}`, async () => {
      const place = await getSchoolPlace(ctx, slug)
      return place && loadSchoolMap(ctx, place, { canHaveDirections: false })
    }),
  documents: listDocuments,
  weeklyPrices: (ctx, schools) =>
    oncePerRender(ctx, `prices of schools:${schools}`, () => offersOfSchools(ctx, schools)),
  offers: getSchoolOffers,
  posts: latestPosts,
  form: (ctx, id) => loadForm(ctx, id, loadCaptcha(site)),
})

/** The free sections of a school page or the home page. */
const loadSections = (ctx: SiteContext, { blocks, englishBlocks }: FreeSections) =>
  loadBlocks({ ...ctx, parts: blockParts(ctx) }, blocks, englishBlocks)

const homeContent = (ctx: SiteContext, query: URLSearchParams): Promise<PageContent> =>
  loadHomePage(ctx, query, listReaders, (page) => loadSections(ctx, page))

const home = definePage({
  path: '/',
  params: z.unknown(),
  address: (_params, query) => homeAddress(query),
  isKnown: () => true,
  load: (ctx, _params, query) => homeContent(ctx, query),
})

/** The captcha field of the comment form. */
const loadCaptcha = (ctx: SiteContext) => () =>
  loadCaptchaField(ctx, async (address) => (await ctx.consent.load(ctx)).names.ofAddress(address))

const calculatorBlock = (props: CalculatorProps) => ({
  title: props.t.title,
  prices: offerPrices(props),
  form: (
    <Island
      name="pricing/Calculator"
      component={Calculator}
      props={props}
      when="interaction"
      stale={otherCurrencyKept(props)}
    />
  ),
})

/** Search engines are told this many starts of each course. */
const STARTS_FOR_ENGINES = 4

const loadSchoolContent = async (ctx: SiteContext, school: School, calculator?: CalculatorProps) => {
  const [{ contact: siteContact }, comments, gallery, map, sections] = await Promise.all([
    getSiteSettings(ctx),
    loadCommentSection(ctx, school, loadCaptcha(ctx)),
    loadGallery(ctx, school.gallery),
    loadSchoolMap(ctx, school),
    loadSections(ctx, school),
  ])
  return schoolContent(ctx, school, {
    siteContact,
    comments,
    gallery,
    map,
    sections,
    calculator: calculator && calculatorBlock(calculator),
    offers: calculator && courseOffers(calculator.catalogue, STARTS_FOR_ENGINES),
  })
}

const school = definePage({
  path: schoolPath(':slug'),
  params: slugParams,
  address: ({ slug }, query) => withQuery(schoolPath(slug), calculatorQuery(query)),
  isKnown: ({ schools }, { slug }) => schools.has(slug),
  load: async (ctx, { slug }, query) => {
    const [found, calculator] = await Promise.all([getSchool(ctx, slug), getCalculator(ctx, slug, query)])
    return found && loadSchoolContent(ctx, found, calculator)
  },
})

const offer = (
  pathOf: (school: string, slug: string) => string,
  get: (ctx: SiteContext, school: string, slug: string) => Promise<OfferPage | undefined>,
) =>
  definePage({
    path: pathOf(':school', ':slug'),
    params: slugParams.extend({ school: slugParams.shape.slug }),
    address: ({ school: ofSchool, slug }) => pathOf(ofSchool, slug),
    isKnown: ({ offers }, { school: ofSchool, slug }) => offers.has(pathOf(ofSchool, slug)),
    load: async (ctx, { school: ofSchool, slug }) => {
      const [found, details, { contact: siteContact }] = await Promise.all([
        get(ctx, ofSchool, slug),
        getOfferDetails(ctx, ofSchool),
        getSiteSettings(ctx),
      ])
      if (!found) return undefined
      const { pictures } = found
      const [sections, gallery] = await Promise.all([
        loadSections(ctx, found),
        // A single picture is at the top of the page.
        pictures.length > 1 &&
          loadGallery(
            ctx,
            pictures.map((picture) => ({ title: '', picture })),
          ),
      ])
      return offerContent(ctx, found, { siteContact, details, gallery, sections })
    },
  })

const course = offer(coursePath, getCourse)

const accommodation = offer(accommodationPath, getAccommodation)

const comments = definePage({
  path: commentsPath(':slug'),
  params: slugParams,
  address: ({ slug }, query) => threadAddress(slug, query),
  isKnown: ({ schools }, { slug }) => schools.has(slug),
  load: (ctx, { slug }, query) => loadCommentsPage(ctx, slug, query, loadCaptcha(ctx)),
})

/** The directions page: public, or with the answer to one visitor's question. */
export const directionsContent = (
  locale: Locale,
  mapped: MappedSchool,
  asked?: AskedDirections,
): PageContent =>
  directionsPage(locale, mapped, { schoolAddress: schoolAddress(locale, mapped.school), asked })

/** The public directions page. The map's routes answer its address when it contains a question. */
export const directions = definePage({
  path: directionsPath(':slug'),
  params: slugParams,
  address: ({ slug }) => directionsPath(slug),
  isKnown: ({ schools }, { slug }) => schools.has(slug),
  load: async (ctx, { slug }) => {
    const found = await getSchoolPlace(ctx, slug)
    return found && directionsContent(ctx.locale, { school: found, data: await getSchoolMap(ctx, found) })
  },
})

const search = definePage({
  path: SEARCH_PATH,
  params: z.unknown(),
  address: (_params, query) => searchAddress(query),
  isKnown: () => true,
  load: (ctx, _params, query) => loadSearchPage(ctx, query),
})

const contentPage = async (ctx: SiteContext, page: ContentPage): Promise<PageContent> => {
  const isPolicy = `/${page.slug}` === DEFAULT_POLICY_PATH
  const [blocks, below] = await Promise.all([
    loadBlocks({ ...ctx, parts: blockParts(ctx) }, page.blocks, page.englishBlocks, { canBeTitle: true }),
    isPolicy && ctx.consent.cookiePolicySection(ctx),
  ])
  return editedContent(ctx.locale, page, {
    blocks: blocks.body,
    hasTitle: blocks.hasTitle,
    jsonLd: blocks.jsonLd,
    below,
  })
}

const content = definePage({
  path: '/:slug',
  params: slugParams,
  address: ({ slug }) => `/${slug}`,
  isKnown: ({ pages }, { slug }) => pages.has(slug) || `/${slug}` === DEFAULT_POLICY_PATH,
  load: async (ctx, { slug }) => {
    const found = await getPage(ctx, slug)
    if (found) return contentPage(ctx, found)
    if (`/${slug}` !== DEFAULT_POLICY_PATH) return undefined
    // Shown until an editor creates the page.
    ctx.tag(pagesTag)
    return ctx.consent.cookiePolicyPage(ctx)
  },
})

const news = definePage({
  path: NEWS_PATH,
  params: z.unknown(),
  address: (_params, query) => newsAddress(NEWS_PATH, query),
  isKnown: () => true,
  load: (ctx, _params, query) => loadNews(ctx, query),
})

const categoryNews = definePage({
  path: categoryPath(':slug'),
  params: slugParams,
  address: ({ slug }, query) => newsAddress(categoryPath(slug), query),
  isKnown: ({ categories }, { slug }) => categories.has(slug),
  load: (ctx, { slug }, query) => loadCategoryNews(ctx, slug, query),
})

const schoolNews = definePage({
  path: schoolNewsPath(':slug'),
  params: slugParams,
  address: ({ slug }, query) => newsAddress(schoolNewsPath(slug), query),
  isKnown: ({ schools }, { slug }) => schools.has(slug),
  load: (ctx, { slug }, query) => loadSchoolNews(ctx, slug, query),
})

const loadPostContent = async (ctx: SiteContext, found: Post): Promise<PageContent> => {
  const [blocks, neighbours] = await Promise.all([
    loadBlocks({ ...ctx, parts: blockParts(ctx) }, found.blocks, found.englishBlocks),
    getNeighbours(ctx, found),
  ])
  return postContent(ctx, found, { neighbours, blocks: blocks.body, jsonLd: blocks.jsonLd })
}

const post = definePage({
  path: postPath(':slug'),
  params: slugParams,
  address: ({ slug }) => postPath(slug),
  isKnown: ({ posts }, { slug }) => posts.has(slug),
  load: async (ctx, { slug }) => {
    const found = await getPost(ctx, slug)
    return found && loadPostContent(ctx, found)
  },
})

/** The pages whose routes the server adds. The map adds that of the directions. */
export const publicPageList: readonly PublicPage[] = [
  home,
  school,
  course,
  accommodation,
  comments,
  news,
  categoryNews,
  schoolNews,
  post,
  search,
  content,
]

/** Drafts that staff look at before publishing, by collection. */
export const previews: Record<string, Load<[number]>> = {
  schools: async (ctx, id) => {
    const draft = await getSchoolDraft(ctx, id)
    if (!draft) return undefined
    const calculator = await getCalculator(ctx, draft.slug, new URLSearchParams())
    return loadSchoolContent(ctx, draft, calculator)
  },
  pages: async (ctx, id) => {
    const draft = await getPageDraft(ctx, id)
    return draft && contentPage(ctx, draft)
  },
  posts: async (ctx, id) => {
    const draft = await getPostDraft(ctx, id)
    return draft && loadPostContent(ctx, draft)
  },
}

/** The same for globals. */
export const globalPreviews: Record<string, Load<[]>> = {
  'home-page': (ctx) => homeContent(ctx, new URLSearchParams()),
  // The published home page in the draft of the theme.
  theme: (ctx) => homeContent({ ...ctx, draft: false }, new URLSearchParams()),
}
