import { schoolPath } from '../../../shared/address/school-path'
import { type Locale, localePath } from '../../../shared/locale'
import { labelText } from '../../../shared/text/label-text'
import type { OfferDetails, OfferPrices } from '../../schools/contract'
import { fromPrice } from '../calculation/from-price'
import { emptyRequest, writeRequest } from '../calculation/request'
import { withQuery } from '../calculator/calculator-address'
import { courseStarts } from '../calculator/calculator-options'
import { isDisplayCurrency, suggestedCurrency } from '../calculator/display-currency'
import { offerPrices, schoolFrom } from '../calculator/offer-prices'
import { pricingMessages } from '../messages/messages'
import { NO_ACCOMMODATION, type PriceCatalogue } from '../model'
import { placesLeft } from '../stay/free-places'
import { FEW_PLACES } from '../stay/start-places'
import { holidaysText, writeDay } from '../stay/stay-texts'
import { courseOffers } from './course-offers'

/** The page of a course lists this many starts; search engines are told the first of them. */
const STARTS_SHOWN = 6
const STARTS_FOR_ENGINES = 4
const HOLIDAYS_SHOWN = 6

/** The links lead to the calculator on the school's page. */
const pricesFor = (catalogue: PriceCatalogue, locale: Locale): OfferPrices => {
  const page = localePath(locale, schoolPath(catalogue.school.slug))
  const currency = suggestedCurrency(locale, catalogue)
  const prices = offerPrices({ catalogue, request: emptyRequest, currency, locale })
  for (const ofKind of Object.values(prices))
    for (const price of Object.values(ofKind)) price.href = page + price.href
  return prices
}

export const offerDetails = (catalogue: PriceCatalogue, locale: Locale): OfferDetails => {
  const { lists, currencies, currency } = catalogue
  const t = pricingMessages(locale)
  const holidays = catalogue.closures
    .filter(({ weeks, from }) => weeks === 'holiday' && from >= catalogue.today)
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .slice(0, HOLIDAYS_SHOWN)
    .map(({ from: day, title }) => ({ day, title }))
  const isPriced = lists.length > 0 && isDisplayCurrency(currencies, currency)
  const iso = currencies.find(({ code }) => code === currency)?.iso
  const from = isPriced ? schoolFrom(catalogue, locale) : undefined
  return {
    ...(from ? { from } : {}),
    ...(isPriced ? { prices: pricesFor(catalogue, locale) } : {}),
    courses: courseOffers(catalogue, STARTS_FOR_ENGINES),
    accommodation: new Map(
      catalogue.accommodation.flatMap(({ number }) => {
        const price = iso && fromPrice(catalogue, { kind: 'accommodation', number })
        return price ? [[number, { weeks: price.weeks, amount: price.amount, currency: iso }]] : []
      }),
    ),
    ...(holidays.length && {
      holidays: labelText(
        locale,
        t('stay.holidays'),
        holidaysText(locale, t, { days: holidays, lessons: catalogue.holidayLessons }),
      ),
    }),
    starts: new Map(
      catalogue.courses.map(({ number }) => [
        number,
        courseStarts(catalogue, number)
          .slice(0, STARTS_SHOWN)
          .map((start) => {
            const left = placesLeft(
              { course: number, accommodation: NO_ACCOMMODATION, weeks: 1, start },
              catalogue,
            )
            const price = fromPrice(catalogue, { kind: 'course', number })
            const request = { ...emptyRequest, course: number, weeks: price?.weeks ?? 0, start }
            return {
              day: start,
              text: writeDay(start, {}, locale),
              ...(left <= FEW_PLACES ? { left } : {}),
              query: withQuery('', writeRequest(request)),
            }
          }),
      ]),
    ),
  }
}
