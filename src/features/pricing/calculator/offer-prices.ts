import type { OfferPrices } from '../../schools/contract'
import { type WeeklyPrice, weeklyPrices } from '../calculation/weekly-price'
import type { PriceRequest } from '../model'
import { findCurrency, formatMoney } from '../money/money'
import { choicesQuery, withQuery } from './calculator-address'
import type { CalculatorProps } from './calculator-props'
import { suggestedCurrency } from './display-currency'

/** The choices with this offer. If no length is chosen yet, the shortest one, so that there is a price at once. */
export const chooseOffer = (
  request: PriceRequest,
  { kind, number, weeks }: Pick<WeeklyPrice, 'kind' | 'number' | 'weeks'>,
): PriceRequest => ({ ...request, [kind]: number, weeks: request.weeks || weeks })

/** Prices beside each course and accommodation type on the school's page: "from CA$ 110 a week", and a link. */
export const offerPrices = ({
  catalogue,
  request,
  currency,
  locale,
}: Pick<CalculatorProps, 'catalogue' | 'request' | 'currency' | 'locale'>): OfferPrices => {
  const own = findCurrency(catalogue.currencies, catalogue.currency)
  const suggested = suggestedCurrency(locale, catalogue)
  const found: OfferPrices = { course: {}, accommodation: {} }
  for (const price of weeklyPrices(catalogue.lists, catalogue.today)) {
    const query = choicesQuery(chooseOffer(request, price), currency, suggested)
    found[price.kind][price.number] = {
      weekly: formatMoney(price.amount, own),
      href: `${withQuery('', query)}#anc-calculator`,
    }
  }
  return found
}
