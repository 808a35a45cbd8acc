import { loadCaptchaField } from '../features/captcha/captcha.server'
import {
  loadCommentSection,
  loadCommentsPage,
  threadAddress,
  threadSlug,
} from '../features/comments/comments.server'
import type { ConsentFeature } from '../features/consent/consent.server'
import { DEFAULT_POLICY_PATH } from '../features/consent/contract'
import { loadGallery } from '../features/gallery/gallery.server'
import { directionsSlug } from '../features/map/contract'
import { getSchoolMap, loadSchoolMap } from '../features/map/map.server'
import { ContentPage } from '../features/pages/ContentPage'
import type { ContentPage as ContentPageDto } from '../features/pages/contract'
import { pageMessages } from '../features/pages/messages/messages'
import { getPage, getPageDraft, getSiteSettings } from '../features/pages/queries.server'
import { pagesTag } from '../features/pages/tags'
import Calculator from '../features/pricing/Calculator.island'
import {
  type CalculatorProps,
  calculatorQuery,
  getCalculator,
  withQuery,
} from '../features/pricing/pricing.server'
import type { School } from '../features/schools/contract'
import { HomePage } from '../features/schools/home-page/HomePage'
import { readSearch, searchAddress } from '../features/schools/home-page/search-query'
import { schoolMessages } from '../features/schools/messages/messages'
import { getSchool, getSchoolDraft, getSchoolPlace, listSchools } from '../features/schools/queries.server'
import { SchoolPage } from '../features/schools/school-page/SchoolPage'
import { courseListJsonLd, schoolJsonLd } from '../features/schools/structured-data'
import type { QueryContext } from '../platform/payload/query'
import { localePath } from '../shared/locale'
import { schoolPath, schoolSlug } from '../shared/school-path'
import { isSlug } from '../shared/text/slug'
import { Island } from '../ui/Island'
import { directionsContent } from './directions'
import type { PageContent } from './page-content'

export interface SiteContext extends QueryContext {
  publicUrl: string
  consent: ConsentFeature
}

/** The slugs of all published schools and pages. */
export interface KnownSlugs {
  schools: ReadonlySet<string>
  pages: ReadonlySet<string>
}

/** One kind of public page. */
export interface PageRoute {
  /** The one address of what was asked for, and so its key in the cache; undefined when the path is not of this kind. */
  address: (path: string, query: URLSearchParams) => string | undefined
  /** Whether there can be a page at this path, which is of this kind. */
  isKnown: (known: KnownSlugs, path: string) => boolean
  /** Undefined when there is no such page. */
  load: (ctx: SiteContext, path: string, query: URLSearchParams) => Promise<PageContent | undefined>
}

const home: PageRoute = {
  address: (path, query) => (path === '/' ? searchAddress('/', readSearch(query)) : undefined),
  isKnown: () => true,
  load: async (ctx, path, query) => {
    const [settings, list] = await Promise.all([getSiteSettings(ctx), listSchools(ctx, readSearch(query))])
    const filtered = list.q !== '' || list.language !== ''
    return {
      title: settings.tagline ? `${settings.name} – ${settings.tagline}` : settings.name,
      description: settings.tagline || settings.name,
      path,
      // Results of a search are no pages for search engines.
      noindex: filtered,
      shareImage: list.schools[0]?.picture?.share,
      body: (
        <HomePage
          locale={ctx.locale}
          t={schoolMessages[ctx.locale]}
          site={settings}
          list={list}
          endpoint={localePath(ctx.locale, '/schools/search.json')}
        />
      ),
    }
  },
}

const calculatorBlock = (props: CalculatorProps) => ({
  title: props.t.title,
  form: <Island name="pricing/Calculator" component={Calculator} props={props} when="interaction" />,
})

/** The captcha field of the comment form. */
const loadCaptcha = (ctx: SiteContext) => () =>
  loadCaptchaField(ctx, async (address) => (await ctx.consent.load(ctx)).names.ofAddress(address))

const loadComments = (ctx: SiteContext, school: School) => loadCommentSection(ctx, school, loadCaptcha(ctx))

const schoolContent = async (
  ctx: SiteContext,
  school: School,
  calculator?: CalculatorProps,
): Promise<PageContent> => {
  const [comments, gallery, map] = await Promise.all([
    loadComments(ctx, school),
    loadGallery(ctx, school.gallery),
    loadSchoolMap(ctx, school),
  ])
  return {
    title: school.seo.title ?? [school.name, school.town].filter(Boolean).join(', '),
    description: school.seo.description ?? school.summary,
    path: schoolPath(school.slug),
    shareImage: school.picture?.share,
    jsonLd: [
      { ...schoolJsonLd(school, ctx.locale, ctx.publicUrl), ...comments.jsonLd },
      ...courseListJsonLd(school, ctx.locale, ctx.publicUrl),
    ],
    links: comments.links,
    body: (
      <SchoolPage
        locale={ctx.locale}
        t={schoolMessages[ctx.locale]}
        school={school}
        gallery={gallery}
        calculator={calculator && calculatorBlock(calculator)}
        comments={comments.section}
        map={map}
      />
    ),
  }
}

const school: PageRoute = {
  address: (path, query) => (isSlug(schoolSlug(path)) ? withQuery(path, calculatorQuery(query)) : undefined),
  isKnown: ({ schools }, path) => schools.has(schoolSlug(path)),
  load: async (ctx, path, query) => {
    const slug = schoolSlug(path)
    const [found, calculator] = await Promise.all([getSchool(ctx, slug), getCalculator(ctx, slug, query)])
    return found && schoolContent(ctx, found, calculator)
  },
}

const comments: PageRoute = {
  address: threadAddress,
  isKnown: ({ schools }, path) => schools.has(threadSlug(path) ?? ''),
  load: (ctx, path, query) => loadCommentsPage(ctx, path, query, loadCaptcha(ctx)),
}

const directions: PageRoute = {
  // Whatever else stands in the address: with a question in it, it is a page of the visitor's own.
  address: (path) => (directionsSlug(path) ? path : undefined),
  isKnown: ({ schools }, path) => schools.has(directionsSlug(path) ?? ''),
  load: async (ctx, path) => {
    const school = await getSchoolPlace(ctx, directionsSlug(path) ?? '')
    return school && directionsContent(ctx.locale, { school, data: await getSchoolMap(ctx, school) })
  },
}

const contentPage = async (ctx: SiteContext, page: ContentPageDto): Promise<PageContent> => ({
  title: page.seo.title ?? page.title,
  description: page.seo.description ?? page.summary,
  path: `/${page.slug}`,
  body: (
    <ContentPage locale={ctx.locale} t={pageMessages[ctx.locale]} page={page}>
      {`/${page.slug}` === DEFAULT_POLICY_PATH && (await ctx.consent.cookiePolicySection(ctx))}
    </ContentPage>
  ),
})

const page: PageRoute = {
  address: (path) => (isSlug(path.slice(1)) ? path : undefined),
  isKnown: ({ pages }, path) => pages.has(path.slice(1)) || path === DEFAULT_POLICY_PATH,
  load: async (ctx, path) => {
    const found = await getPage(ctx, path.slice(1))
    if (found) return contentPage(ctx, found)
    if (path !== DEFAULT_POLICY_PATH) return undefined
    // Until somebody writes one.
    ctx.tag(pagesTag)
    return ctx.consent.cookiePolicyPage(ctx)
  },
}

/** The public pages, in the order in which they are asked whether an address is theirs. */
export const pageRoutes: PageRoute[] = [home, school, comments, directions, page]

/** Drafts that staff look at before publishing, by collection. */
export const previews: Record<string, (ctx: SiteContext, id: number) => Promise<PageContent | undefined>> = {
  schools: async (ctx, id) => {
    const draft = await getSchoolDraft(ctx, id)
    if (!draft) return undefined
    const calculator = await getCalculator(ctx, draft.slug, new URLSearchParams())
    return schoolContent(ctx, draft, calculator)
  },
  pages: async (ctx, id) => {
    const draft = await getPageDraft(ctx, id)
    return draft && contentPage(ctx, draft)
  },
}
