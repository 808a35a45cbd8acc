import type { ReactNode } from 'react'
import type { PageComments, PageContent } from '../../platform/http/pages'
import type { PageContext } from '../../platform/http/public-page'
import type { QueryContext } from '../../platform/payload/query'
import { serviceKey } from '../../platform/services'
import type { DayRange } from '../../shared/time/days'
import type {
  CalculatorPage,
  CourseOffer,
  FromText,
  OfferDetails,
  OfferPrices,
  PrintedPrices,
  Rating,
  School,
  SchoolPlace,
  StayTotal,
  WantedStay,
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
  /** Undefined if the school has no prices. On the page of an offer, this is chosen. */
  loadCalculator: (
    ctx: QueryContext,
    slug: string,
    query: URLSearchParams,
    of?: CalculatorPage,
  ) => Promise<ShownCalculator | undefined>
  /** Undefined if the school is not published. */
  readOffers: (ctx: QueryContext, school: string) => Promise<OfferDetails | undefined>
  /** What the cheapest such stay with each course costs, by its number. Undefined if the school has no prices. */
  readTotals: (
    ctx: QueryContext,
    school: string,
    stay: Pick<WantedStay, 'weeks' | 'room'>,
  ) => Promise<ReadonlyMap<number, StayTotal> | undefined>
  /** The days from today on without lessons, on which its office is closed. */
  readClosures: (ctx: QueryContext, slug: string) => Promise<readonly DayRange[]>
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

/** Address, telephone and hours of a school. */
export const schoolAddress =
  serviceKey<(ctx: QueryContext, school: SchoolPlace, level: 2 | 3) => Promise<ReactNode>>(
    'address of a school',
  )

/** Loads the home page without a search. */
export const homePage = serviceKey<(ctx: PageContext) => Promise<PageContent | undefined>>('home page')
