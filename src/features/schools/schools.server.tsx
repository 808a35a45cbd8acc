import type { FastifyInstance } from 'fastify'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { PageContent } from '../../platform/http/pages'
import { localisedRoutes, textFields } from '../../platform/http/routes'
import type { QueryContext } from '../../platform/payload/query'
import type { RouteKit } from '../../platform/server-feature'
import { schoolPath } from '../../shared/address/school-path'
import type { Contact } from '../../shared/contact/contact'
import { AppError } from '../../shared/errors'
import { type Locale, localePath } from '../../shared/locale'
import { getSiteSettings } from '../pages/queries.server'
import type { FreeSections, School, ShownOpening } from './contract'
import { HomePage } from './home-page/HomePage'
import { getHomeContent } from './home-page/home-queries.server'
import { type ListReaders, listSchoolNames, listSchools } from './home-page/list-schools.server'
import { readSearch, searchAddress } from './home-page/search-query'
import { schoolsMessages } from './messages/messages'
import { schoolTitle } from './names'
import { levelNote } from './offers/level-notes'
import { PriceBar } from './page-parts/PriceBar'
import { SchoolPage } from './school-page/SchoolPage'
import type { ShownCalculator, ShownComments } from './services.server'
import { courseListJsonLd, questionsJsonLd, schoolJsonLd } from './structured-data'

const searchPath = '/schools/search.json'

/** The key of a search on the home page in the page cache, which is also its canonical address. */
export const homeAddress = (query: URLSearchParams): string => searchAddress('/', readSearch(query))

/** Blocks that are ready to be shown. */
interface ShownSections {
  body: ReactNode
  jsonLd: object[]
}

type LoadSections = (page: FreeSections) => Promise<ShownSections>

/** The results of a search are shown without the sections that editors added. */
const loadHomeContent = async (ctx: QueryContext, isSearch: boolean, loadSections: LoadSections) => {
  const content = await getHomeContent(ctx)
  const isPlain = isSearch || content.blocks.length === 0
  return { content, sections: isPlain ? undefined : await loadSections(content) }
}

export const loadHomePage = async (
  ctx: QueryContext,
  query: URLSearchParams,
  readers: ListReaders,
  loadSections: LoadSections,
): Promise<PageContent> => {
  const { locale } = ctx
  const search = readSearch(query)
  const isSearch = searchAddress('/', { ...search, page: 1 }) !== '/'
  const [settings, { content, sections }, list, schoolNames] = await Promise.all([
    getSiteSettings(ctx),
    loadHomeContent(ctx, isSearch, loadSections),
    listSchools(ctx, search, readers),
    listSchoolNames(ctx),
  ])
  const heading = content.heading || settings.tagline
  return {
    title: content.seo.title ?? (heading ? `${settings.name} – ${heading}` : settings.name),
    description: content.seo.description ?? (content.lead || heading || settings.name),
    path: '/',
    // Search engines must not index results of a search.
    noindex: isSearch,
    shareImage: content.pictures[0]?.share ?? list.schools[0]?.picture?.share,
    ...(sections?.jsonLd.length ? { jsonLd: sections.jsonLd } : {}),
    body: (
      <HomePage
        locale={locale}
        t={schoolsMessages(locale)}
        site={settings}
        content={content}
        list={list}
        schoolNames={schoolNames}
        endpoint={localePath(locale, searchPath)}
        sections={sections?.body}
      />
    ),
  }
}

/** The parts of a school's page that other features make. */
interface SchoolPageParts {
  /** Used where the school has no contact of its own. */
  siteContact: Contact
  opening?: ShownOpening | undefined
  gallery: ReactNode
  calculator?: ShownCalculator | undefined
  comments?: ShownComments | undefined
  map: ReactNode
  /** The blocks of the page. */
  sections?: ShownSections
}

export const schoolContent = (
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
  school: School,
  { siteContact, opening, gallery, calculator, comments, map, sections }: SchoolPageParts,
): PageContent => ({
  title: school.seo.title ?? schoolTitle(locale, schoolsMessages(locale), school),
  wholeTitle: true,
  description: school.seo.description ?? school.summary,
  path: schoolPath(school.slug),
  shareImage: school.picture?.share,
  jsonLd: [
    { ...schoolJsonLd(school, locale, publicUrl), ...comments?.jsonLd },
    ...courseListJsonLd(school, locale, publicUrl, calculator?.offers),
    ...questionsJsonLd(school, locale),
    ...(sections?.jsonLd ?? []),
  ],
  trail: [{ name: school.name, path: schoolPath(school.slug) }],
  links: comments?.links ?? [],
  // With the choices of the address.
  ...(calculator ? { calculator: '#anc-calculator' } : {}),
  ...(calculator?.from
    ? { bar: <PriceBar from={calculator.from.text} href="#anc-calculator" t={schoolsMessages(locale)} /> }
    : {}),
  body: (
    <SchoolPage
      locale={locale}
      t={schoolsMessages(locale)}
      school={school}
      siteContact={siteContact}
      opening={opening}
      gallery={gallery}
      calculator={calculator}
      sections={sections?.body}
      comments={comments?.section}
      rating={comments?.rating}
      map={map}
    />
  ),
})

interface SchoolRoutesOptions extends Pick<RouteKit, 'cachedJson'> {
  listReaders: ListReaders
}

/** The search on the home page while somebody types, and the notes about the levels of courses. */
export const schoolRoutes = (
  app: FastifyInstance,
  { cachedJson, listReaders }: SchoolRoutesOptions,
): void => {
  const { get } = localisedRoutes(app)

  get(searchPath, { schema: { querystring: textFields } }, (request, reply, locale) => {
    const search = readSearch(request.query)
    const key = searchAddress(localePath(locale, searchPath), search)
    return cachedJson(key, locale, (ctx) => listSchools(ctx, search, listReaders))(request, reply)
  })

  const levels = { params: z.object({ levels: z.string() }) }
  get('/schools/levels/:levels', { schema: levels }, async ({ params }, reply, locale) => {
    const [from = '', to = ''] = params.levels.split('-')
    const note = levelNote(locale, from, to)
    if (!note) throw new AppError('not_found', 'There is no such level.')
    // It changes only with a release.
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(note)
  })
}
