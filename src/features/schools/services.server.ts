import type { ReactNode } from 'react'
import type { PageComments, PageContent } from '../../platform/http/pages'
import type { PageContext } from '../../platform/http/public-page'
import type { QueryContext } from '../../platform/payload/query'
import { serviceKey } from '../../platform/services'
import type { Locale } from '../../shared/locale'
import type {
  CourseOffer,
  FromText,
  OfferDetails,
  OfferPrices,
  PrintedPrices,
  Rating,
  School,
  SchoolPlace,
} from './contract'
import type { ListReaders } from './home-page/list-schools.server'

/** The price calculator on the page of a school, with what prices add to the rest of the page. */
export interface ShownCalculator {
  title: string
  form: ReactNode
  prices: OfferPrices
  /** The price of the cheapest course. */
  from: FromText | undefined
  isPriced: boolean
  /** Prices and starts of courses by number, for search engines. */
  offers: ReadonlyMap<number, CourseOffer>
}

/** Parts that the pricing feature adds to the pages of schools. */
interface SchoolPrices {
  /** The canonical address of a page with these choices. */
  address: (path: string, query: URLSearchParams) => string
  /** Undefined if the school has no prices. */
  loadCalculator: (
    ctx: QueryContext,
    slug: string,
    query: URLSearchParams,
  ) => Promise<ShownCalculator | undefined>
  /** Undefined if the school is not published. */
  readOffers: (ctx: QueryContext, school: string) => Promise<OfferDetails | undefined>
  readPrinted: (ctx: QueryContext, slug: string) => Promise<PrintedPrices | undefined>
  listOffers: ListReaders['offers']
}

export const schoolPrices = serviceKey<SchoolPrices>('prices of schools')

export interface ShownComments extends PageComments {
  rating?: Rating | undefined
}

/** Comments and ratings on the pages of schools. */
interface SchoolComments {
  load: (ctx: QueryContext, school: School) => Promise<ShownComments>
  listRatings: ListReaders['ratings']
}

export const schoolComments = serviceKey<SchoolComments>('comments on schools')

/** Renders the map on the page of a school. */
export const schoolMap =
  serviceKey<(ctx: QueryContext, school: SchoolPlace) => Promise<ReactNode>>('map of a school')

export const schoolAddress =
  serviceKey<(locale: Locale, school: SchoolPlace) => ReactNode>('address of a school')

/** Loads the home page without a search. */
export const homePage = serviceKey<(ctx: PageContext) => Promise<PageContent | undefined>>('home page')
