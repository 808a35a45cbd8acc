import { z } from 'zod'
import { type BlockParts, loadBlocks } from '../features/blocks/blocks.server'
import { loadCaptchaField } from '../features/captcha/captcha.server'
import {
  loadCommentSection,
  loadCommentsPage,
  loadDocumentComments,
  ratingsOfSchools,
  threadAddress,
} from '../features/comments/comments.server'
import { type CommentedType, commentedTypes, commentsPath } from '../features/comments/contract'
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
  isPriced,
  offerPrices,
  offersOfSchools,
  otherCurrencyKept,
  withQuery,
} from '../features/pricing/pricing.server'
import type { FreeSections, OfferPage, School } from '../features/schools/contract'
import {
  getAccommodation,
  getCourse,
  getCourseDraft,
  getSchool,
  getSchoolDraft,
  getSchoolPlace,
  homeAddress,
  listDocuments,
  loadHomePage,
  offerContent,
  picturesBelow,
  schoolAddress,
  schoolContent,
} from '../features/schools/schools.server'
import { SEARCH_PATH } from '../features/search/contract'
import { loadSearchPage, searchAddress } from '../features/search/search.server'
import type { PageContent } from '../platform/http/pages'
import { oncePerRender, sharedRead } from '../platform/payload/query'
import { accommodationPath, coursePath, schoolPath } from '../shared/address/school-path'
import type { Locale } from '../shared/locale'
import { Island } from '../ui/Island'
import { definePage, type Load, type PublicPage, type SiteContext, slugParams } from './define-page'

// The public pages of the site, each with its route, its key in the page cache and what it loads.

/** What the list of schools shows of other features. */
export const listReaders = { offers: offersOfSchools, ratings: ratingsOfSchools }

/** What blocks show of other features. */
const blockParts = (site: SiteContext): BlockParts => ({
  gallery: loadGallery,
  schoolMap: (ctx, slug) =>
    oncePerRender(ctx, `map of a block:${slug}`, async () => {
      const place = await sharedRead(ctx, `place of a school:${slug}`, (own) => getSchoolPlace(own, slug))
      return place && loadSchoolMap(ctx, place, { canHaveDirections: false })
    }),
  documents: (ctx, listed) =>
    sharedRead(ctx, `cards:${JSON.stringify(listed)}`, (own) => listDocuments(own, listed)),
  weeklyPrices: (ctx, schools) =>
    sharedRead(ctx, `prices of schools:${schools}`, (own) => offersOfSchools(own, schools)),
  offers: getSchoolOffers,
  posts: (ctx, filter) =>
    sharedRead(ctx, `latest posts:${JSON.stringify(filter)}`, (own) => latestPosts(own, filter)),
  form: (ctx, id) => loadForm(ctx, id, loadCaptcha(site)),
})

/** The free sections of a page. Their galleries leave out the pictures that the page shows already. */
const loadSections = (
  ctx: SiteContext,
  { blocks, originalBlocks }: FreeSections,
  shownPictures?: ReadonlySet<number>,
) => loadBlocks({ ...ctx, parts: blockParts(ctx), shownPictures }, blocks, originalBlocks)

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
  isPriced: isPriced(props),
  form: (
    <Island
      name="pricing/Calculator"
      component={Calculator}
      props={props}
      when="interaction"
      stale={otherCurrencyKept(props)}
      links="a[data-choose]"
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

const loadOfferContent = async (
  ctx: SiteContext,
  found: OfferPage,
  details: Awaited<ReturnType<typeof getOfferDetails>>,
): Promise<PageContent> => {
  const below = picturesBelow(found)
  const [{ contact: siteContact }, sections, gallery] = await Promise.all([
    getSiteSettings(ctx),
    loadSections(ctx, found, new Set(found.pictures.map(({ id }) => id))),
    below.length > 0 &&
      loadGallery(
        ctx,
        below.map((picture) => ({ title: '', picture })),
      ),
  ])
  return offerContent(ctx, found, { siteContact, details, gallery, sections })
}

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
      const [found, details] = await Promise.all([get(ctx, ofSchool, slug), getOfferDetails(ctx, ofSchool)])
      return found && loadOfferContent(ctx, found, details)
    },
  })

const course = offer(coursePath, getCourse)

const accommodation = offer(accommodationPath, getAccommodation)

const commentsOf = (type: CommentedType) =>
  definePage({
    path: commentsPath({ type, slug: ':slug' }),
    params: slugParams,
    address: ({ slug }, query) => threadAddress({ type, slug }, query),
    isKnown: (known, { slug }) => known[type].has(slug),
    load: (ctx, { slug }, query) => loadCommentsPage(ctx, { type, slug }, query, loadCaptcha(ctx)),
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

/** The comments of a post or page, if it has some or visitors may write them. */
const loadComments = (
  ctx: SiteContext,
  type: CommentedType,
  { id, slug, title, commentsOpen }: Pick<Post, 'id' | 'slug' | 'title' | 'commentsOpen'>,
) => loadDocumentComments(ctx, { type, id, slug, name: title, isOpen: commentsOpen }, loadCaptcha(ctx))

const contentPage = async (ctx: SiteContext, page: ContentPage): Promise<PageContent> => {
  const isPolicy = `/${page.slug}` === DEFAULT_POLICY_PATH
  const [blocks, below, comments] = await Promise.all([
    loadBlocks({ ...ctx, parts: blockParts(ctx) }, page.blocks, page.originalBlocks, { canBeTitle: true }),
    isPolicy && ctx.consent.cookiePolicySection(ctx),
    loadComments(ctx, 'pages', page),
  ])
  return editedContent(ctx, page, {
    blocks: blocks.body,
    hasTitle: blocks.hasTitle,
    jsonLd: blocks.jsonLd,
    below,
    comments,
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
  const [blocks, neighbours, comments] = await Promise.all([
    loadBlocks({ ...ctx, parts: blockParts(ctx) }, found.blocks, found.originalBlocks),
    getNeighbours(ctx, found),
    loadComments(ctx, 'posts', found),
  ])
  return postContent(ctx, found, { neighbours, blocks: blocks.body, jsonLd: blocks.jsonLd, comments })
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
  ...commentedTypes.map(commentsOf),
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
  courses: async (ctx, id) => {
    const draft = await getCourseDraft(ctx, id)
    return draft && loadOfferContent(ctx, draft, await getOfferDetails(ctx, draft.school.slug))
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
