import type { Locale } from '../../../shared/locale'
import type { FromText, OfferPrices, StayTotal, WantedStay } from '../../schools/contract'
import { cheapestStay, coursesFrom, type FromPrice, fromPrice, fromPrices } from '../calculation/from-price'
import { emptyRequest, writeRequest } from '../calculation/request'
import { pricingMessages } from '../messages/messages'
import type { Offer, PriceCatalogue } from '../model'
import { type Currency, findCurrency, formatMoney } from '../money/money'
import { writeDays } from '../stay/stay-texts'
import { choicesQuery, chooseOffer, withQuery } from './calculator-address'
import { courseStarts } from './calculator-options'
import type { CalculatorProps } from './calculator-props'
import { suggestedCurrency } from './display-currency'

/** What the price contains. Beside a course, a room costs less by the fee: students pay it once. */
const contentOf = ({ kind, fee }: FromPrice): 'fromPrice' | 'fromPriceRoom' =>
  kind === 'accommodation' && fee > 0 ? 'fromPriceRoom' : 'fromPrice'

/** "4 weeks from CA$ 640, all fees", and the query of the calculator that shows this total. */
export const fromText = (price: FromPrice, currency: Currency, locale: Locale): FromText => ({
  text: pricingMessages(locale)(contentOf(price), {
    count: price.weeks,
    price: formatMoney(price.amount, currency),
    fee: formatMoney(price.fee, currency),
  }),
  query: withQuery('', writeRequest(chooseOffer(emptyRequest, price))),
})

/** The price of a school: that of its cheapest course. */
export const schoolFrom = (catalogue: PriceCatalogue, locale: Locale): FromText | undefined => {
  const [cheapest] = coursesFrom(catalogue)
  return cheapest && fromText(cheapest, findCurrency(catalogue.currencies, catalogue.currency), locale)
}

/** What the cheapest such stay with one of these courses costs. Missing if none can be booked. */
export const stayTotal = (
  catalogue: PriceCatalogue,
  currency: Currency,
  stay: Pick<WantedStay, 'weeks' | 'room'>,
  courses: readonly Pick<Offer, 'number'>[],
): StayTotal | undefined => {
  const found = cheapestStay(catalogue, stay, courses)
  if (!found) return undefined
  const { request, amount } = found
  const room = catalogue.accommodation.find(({ number }) => number === request.accommodation)
  const course = catalogue.courses.find(({ number }) => number === request.course)
  return {
    amount: formatMoney(amount, currency),
    weeks: request.weeks,
    offers: [course, room].flatMap((offer) => offer?.title ?? []),
    ...(room ? { accommodation: room.number } : {}),
    query: withQuery('', writeRequest(request)),
  }
}

/** Prices beside each course and accommodation type on the school's page: "4 weeks from CA$ 640, all fees", and a link. */
export const offerPrices = ({
  catalogue,
  request,
  currency,
  locale,
}: Pick<CalculatorProps, 'catalogue' | 'request' | 'currency' | 'locale'>): OfferPrices => {
  const own = findCurrency(catalogue.currencies, catalogue.currency)
  const suggested = suggestedCurrency(locale, catalogue)
  const t = pricingMessages(locale)
  const pricesOf = (kind: FromPrice['kind']): OfferPrices[typeof kind] =>
    Object.fromEntries(
      catalogue[kind === 'course' ? 'courses' : kind].flatMap(({ number }) => {
        const price = fromPrice(catalogue, { kind, number })
        if (!price) return []
        const lengths = fromPrices(catalogue, price).map(({ weeks, amount }) => ({
          stay: t('weeksCount', { count: weeks }),
          amount: formatMoney(amount, own),
        }))
        const [start] = kind === 'course' ? courseStarts(catalogue, number) : []
        const query = choicesQuery(chooseOffer(request, price), currency, suggested)
        return [
          [
            number,
            {
              text: fromText(price, own, locale).text,
              stay: t('weeksCount', { count: price.weeks }),
              amount: formatMoney(price.amount, own),
              lengths,
              ...(price.fee > 0 ? { fee: formatMoney(price.fee, own) } : {}),
              ...(start ? { nextStart: writeDays([start], catalogue.today, locale) } : {}),
              href: `${withQuery('', query)}#anc-calculator`,
            },
          ],
        ]
      }),
    )
  return { course: pricesOf('course'), accommodation: pricesOf('accommodation') }
}
