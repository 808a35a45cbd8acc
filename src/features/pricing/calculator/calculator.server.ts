import type { QueryContext } from '../../../platform/payload/query'
import { localePath } from '../../../shared/locale'
import { pickMessages } from '../../../shared/messages/translator'
import { uiMessages } from '../../../ui/messages/messages'
import type { CalculatorPage } from '../../schools/contract'
import { fromPrice } from '../calculation/from-price'
import { offeredStarts } from '../calculation/offered-starts'
import { findPromo, price } from '../calculation/price'
import { readRequest } from '../calculation/request'
import { pricingMessages } from '../messages/messages'
import { NO_ACCOMMODATION, NO_COURSE, type PriceCatalogue } from '../model'
import { getSharedCatalogue, withoutPromoCodes } from '../queries.server'
import { knownStarts, knownStayDays } from '../stay/stay-texts'
import { calculatorQuery } from './calculator-address'
import type { CalculatorProps } from './calculator-props'
import { isDisplayCurrency, suggestedCurrency } from './display-currency'

const hasPrices = ({ lists, courses, accommodation }: PriceCatalogue) =>
  lists.length > 0 && courses.length + accommodation.length > 0

/** The choices on the page of an offer: it is chosen, with the length and the start of its price, until the visitor chooses others. */
const chosenOn = (
  { kind, number }: CalculatorPage,
  catalogue: PriceCatalogue,
  query: URLSearchParams,
): URLSearchParams => {
  const found = fromPrice(catalogue, { kind, number })
  const { weeks, start } = found ?? {}
  const first = { [kind]: number, ...(weeks && { weeks }), ...(start && { start }) }
  const chosen = calculatorQuery(query)
  const isOther = chosen.has(kind) && chosen.get(kind) !== String(number)
  for (const [name, value] of Object.entries(first))
    if (!chosen.has(name) && (name !== 'start' || !isOther)) chosen.set(name, String(value))
  return chosen
}

/** The calculator of a school with the choices of the query; undefined if the school has no prices. */
export const getCalculator = async (
  ctx: QueryContext,
  slug: string,
  query: URLSearchParams,
  of?: CalculatorPage,
): Promise<CalculatorProps | undefined> => {
  const catalogue = await getSharedCatalogue(ctx, slug)
  if (!catalogue || !hasPrices(catalogue)) return undefined
  if (!isDisplayCurrency(catalogue.currencies, catalogue.currency)) {
    ctx.payload.logger.error({ school: slug, currency: catalogue.currency }, 'calculator error')
    return undefined
  }
  const props = calculatorProps(ctx, catalogue, of ? chosenOn(of, catalogue, query) : calculatorQuery(query))
  return of ? { ...props, page: localePath(ctx.locale, of.path) } : props
}

const calculatorProps = (
  { locale }: QueryContext,
  catalogue: PriceCatalogue,
  query: URLSearchParams,
): CalculatorProps => {
  const { request, problems } = readRequest(query, catalogue)
  const suggested = suggestedCurrency(locale, catalogue)
  const wanted = query.get('currency') ?? suggested
  const known = isDisplayCurrency(catalogue.currencies, wanted)
  const promo = request.promo ? findPromo(catalogue.adjustments, request.promo) : undefined
  const props: CalculatorProps = {
    catalogue: withoutPromoCodes(catalogue),
    request,
    ...(promo ? { promo } : {}),
    currency: known ? wanted : suggested,
    ...(known ? {} : { unknownCurrency: wanted }),
    problems: [...problems.map(({ field }) => field), ...(known ? [] : (['currency'] as const))],
    days: {},
    locale,
    t: pickMessages(pricingMessages(locale), pricingMessages.keys()),
    ui: pickMessages(uiMessages(locale), uiMessages.keys()),
  }
  return { ...props, days: daysShown(props) }
}

/** Whether the choices of the address have a price. */
export const isPriced = ({ catalogue, request, promo }: CalculatorProps): boolean => {
  const adjustments = promo ? [...catalogue.adjustments, promo] : catalogue.adjustments
  return price(request, { ...catalogue, adjustments }, catalogue.today).total > 0
}

/** All days that the form can show, formatted: in the server's markup and the start dates of all courses. */
const daysShown = (props: CalculatorProps): Record<string, string> => {
  const { catalogue, request, locale } = props
  const { reasons, stay } = price(request, catalogue, catalogue.today)
  const courses = [NO_COURSE, ...catalogue.courses.map(({ number }) => number)]
  // Accommodation that needs the same number of days before the start has the same starts.
  const rooms = new Map(catalogue.accommodation.map(({ leadDays, number }) => [leadDays, number]))
  const days = [
    ...new Set(
      [NO_ACCOMMODATION, ...rooms.values()].flatMap((accommodation) =>
        courses.flatMap((course) => {
          const { priced, unpriced } = offeredStarts({ course, accommodation }, catalogue)
          return [...priced, ...unpriced]
        }),
      ),
    ),
    request.start,
    ...reasons.flatMap(({ nearest, about }) => [nearest, about?.from, about?.to]),
    catalogue.ratesDay,
  ]
  const known = knownStarts(
    locale,
    days.flatMap((day) => (typeof day === 'string' && day ? [day] : [])),
  )
  return stay ? { ...known, ...knownStayDays(locale, stay) } : known
}
