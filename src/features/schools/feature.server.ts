import { createElement } from 'react'
import { definePage, defineSinglePage, type PageContext, pageSlug } from '../../platform/http/public-page'
import { type QueryContext, sharedRead } from '../../platform/payload/query'
import type { ServerFeature } from '../../platform/server-feature'
import {
  accommodationPath,
  comparePath,
  coursePath,
  offerPath,
  schoolPath,
} from '../../shared/address/school-path'
import { blockParts, showBlocks } from '../blocks/services.server'
import { galleryService } from '../gallery/services.server'
import { getSiteSettings } from '../pages/queries.server'
import { brochureRoutes } from './brochure/brochure.server'
import { compareContent } from './compare-page/compare.server'
import { comparisonAddress, readComparison } from './compare-page/comparison'
import type { CalculatorPage, FreeSections, OfferDetails, OfferPage, School, SchoolPlace } from './contract'
import type { ListReaders } from './home-page/list-schools.server'
import { listDocuments, listOfferPaths, listSchoolEmbeds, listSchoolPaths } from './list-queries.server'
import { schoolsMessages } from './messages/messages'
import { picturesBelow } from './offer-page/OfferPage'
import { offerContent } from './offer-page/offer-page.server'
import { getAccommodation, getCourse, getCourseDraft } from './offer-page/offer-queries.server'
import { getSchool, getSchoolDraft } from './queries.server'
import { showOpening } from './school-page/opening.server'
import { SchoolAddress } from './school-page/SchoolAddress'
import { homeAddress, loadHomePage, schoolContent, schoolRoutes } from './schools.server'
import { schoolSources } from './search/search-sources.server'
import {
  homePage,
  type ShownCalculator,
  schoolAddress,
  schoolComments,
  schoolMap,
  schoolPrices,
} from './services.server'

const noQuery = () => new URLSearchParams()

export const schools: ServerFeature = {
  name: 'schools',
  create: ({ services }) => {
    const listReaders: ListReaders = {
      offers: async (...asked) => services.find(schoolPrices)?.listOffers(...asked) ?? new Map(),
      ratings: async (ctx, ids) => services.find(schoolComments)?.listRatings(ctx, ids) ?? new Map(),
    }

    /** The free sections of a page. Their galleries leave out the pictures that the page shows already. */
    const showSections = (
      ctx: PageContext,
      { blocks, originalBlocks }: FreeSections,
      shownPictures?: ReadonlySet<number>,
    ) => services.use(showBlocks)(ctx, blocks, originalBlocks, { shownPictures })

    const loadHome = (ctx: PageContext, query: URLSearchParams) =>
      loadHomePage(ctx, query, listReaders, (page) => showSections(ctx, page))

    const loadCalculator = (ctx: PageContext, slug: string, query: URLSearchParams, of?: CalculatorPage) =>
      services.find(schoolPrices)?.loadCalculator(ctx, slug, query, of)

    const openingOf = async (ctx: QueryContext, school: SchoolPlace) =>
      school.opening &&
      showOpening(ctx, school, (await services.find(schoolPrices)?.readClosures(ctx, school.slug)) ?? [])

    const showSchool = async (ctx: PageContext, found: School, calculator?: ShownCalculator) => {
      const [{ contact: siteContact }, opening, comments, gallery, map, sections] = await Promise.all([
        getSiteSettings(ctx),
        openingOf(ctx, found),
        services.find(schoolComments)?.load(ctx, found),
        services.find(galleryService)?.(ctx, found.gallery, 'strip'),
        services.find(schoolMap)?.(ctx, found),
        showSections(ctx, found),
      ])
      return schoolContent(ctx, found, { siteContact, opening, comments, gallery, map, sections, calculator })
    }

    const readOffers = (ctx: PageContext, school: string) =>
      services.find(schoolPrices)?.readOffers(ctx, school)

    /** The calculator in place, if the offer has a price. */
    const offerCalculator = (
      ctx: PageContext,
      { school, shown: { kind, offer } }: OfferPage,
      query: URLSearchParams,
      details?: OfferDetails,
    ) =>
      offer.number !== undefined && offer.slug && details?.prices?.[kind][offer.number]
        ? loadCalculator(ctx, school.slug, query, {
            path: offerPath(kind)(school.slug, offer.slug),
            kind,
            number: offer.number,
          })
        : undefined

    const showOffer = async (
      ctx: PageContext,
      found: OfferPage,
      details?: OfferDetails,
      query = noQuery(),
    ) => {
      const below = picturesBelow(found)
      const [calculator, { contact: siteContact }, opening, sections, gallery] = await Promise.all([
        offerCalculator(ctx, found, query, details),
        getSiteSettings(ctx),
        openingOf(ctx, found.school),
        showSections(ctx, found, new Set(found.pictures.map(({ id }) => id))),
        below.length > 0 &&
          services.find(galleryService)?.(
            ctx,
            below.map((picture) => ({ title: '', picture })),
          ),
      ])
      return offerContent(ctx, found, { siteContact, opening, details, calculator, gallery, sections })
    }

    const offer = (
      pathOf: (school: string, slug: string) => string,
      get: (ctx: PageContext, school: string, slug: string) => Promise<OfferPage | undefined>,
    ) =>
      definePage({
        path: pathOf(':school', ':slug'),
        params: pageSlug.extend({ school: pageSlug.shape.slug }),
        address: ({ school, slug }, query) =>
          services.find(schoolPrices)?.address(pathOf(school, slug), query) ?? pathOf(school, slug),
        isKnown: (known, { school, slug }) => known('offers', pathOf(school, slug)),
        load: async (ctx, { school, slug }, query) => {
          const [found, details] = await Promise.all([get(ctx, school, slug), readOffers(ctx, school)])
          return found && showOffer(ctx, found, details, query)
        },
      })

    services.provide(homePage, (ctx) => loadHome(ctx, noQuery()))
    services.provide(schoolAddress, async (ctx, school, level) => {
      const { locale } = ctx
      const opening = await openingOf(ctx, school)
      return createElement(SchoolAddress, { school, locale, t: schoolsMessages(locale), level, opening })
    })
    services.provide(blockParts, {
      documents: (ctx, listed) =>
        sharedRead(ctx, `cards:${JSON.stringify(listed)}`, (own) => listDocuments(own, listed)),
    })

    return {
      pages: [
        defineSinglePage({ path: '/', address: homeAddress, load: loadHome }),
        definePage({
          path: schoolPath(':slug'),
          params: pageSlug,
          address: ({ slug }, query) =>
            services.find(schoolPrices)?.address(schoolPath(slug), query) ?? schoolPath(slug),
          isKnown: (known, { slug }) => known('schools', slug),
          load: async (ctx, { slug }, query) => {
            const [found, calculator] = await Promise.all([
              getSchool(ctx, slug),
              loadCalculator(ctx, slug, query),
            ])
            return found && showSchool(ctx, found, calculator)
          },
        }),
        definePage({
          path: comparePath(':slug'),
          params: pageSlug,
          address: ({ slug }, query) => comparisonAddress(slug, readComparison(query)),
          isKnown: (known, { slug }) => known('schools', slug),
          load: async (ctx, { slug }, query) => {
            const comparison = readComparison(query)
            const [found, details, totals] = await Promise.all([
              getSchool(ctx, slug),
              readOffers(ctx, slug),
              services.find(schoolPrices)?.readTotals(ctx, slug, comparison),
            ])
            return found && compareContent(ctx.locale, found, { comparison, details, totals })
          },
        }),
        offer(coursePath, getCourse),
        offer(accommodationPath, getAccommodation),
      ],
      previews: {
        schools: async (ctx, id) => {
          const draft = await getSchoolDraft(ctx, id)
          return draft && showSchool(ctx, draft, await loadCalculator(ctx, draft.slug, noQuery()))
        },
        courses: async (ctx, id) => {
          const draft = await getCourseDraft(ctx, id)
          return draft && showOffer(ctx, draft, await readOffers(ctx, draft.school.slug))
        },
      },
      globalPreviews: { 'home-page': (ctx) => loadHome(ctx, noQuery()) },
      documents: async (ctx) => {
        const [published, offers] = await Promise.all([listSchoolPaths(ctx), listOfferPaths(ctx)])
        return [
          { kind: 'lists', slug: '', path: '/' },
          ...published.map((school) => ({ kind: 'schools', ...school })),
          ...offers.map((one) => ({ kind: 'offers', slug: one.path, ...one })),
        ]
      },
      routes: (app, { cachedJson }) => schoolRoutes(app, { cachedJson, listReaders }),
      visitorRoutes: (app, kit) =>
        brochureRoutes(app, {
          ...kit,
          pricesOf: async (ctx, slug) => services.find(schoolPrices)?.readPrinted(ctx, slug),
        }),
      searchSources: [schoolSources],
      embeds: listSchoolEmbeds,
    }
  },
}
