// What other features and composition may use of pricing: types, rules and texts that are the same on the server and in the browser.

export { defaultCurrencies } from './calculation/default-currencies'
export {
  type Capacity,
  checkPlaces,
  freeSteps,
  fullestDay,
  hasPlaces,
  nextStartWithPlaces,
  type PlaceDays,
  placesOfStay,
} from './calculation/free-places'
export { formatExactIn, formatMoneyIn, withCode } from './calculation/local-money'
export { type Currency, convert, findCurrency, formatExact, formatMoney, MINOR } from './calculation/money'
export { checkStart, isBookable, price } from './calculation/price'
export { lineTitle, percentText, writeDay } from './calculation/price-texts'
export { type RequestField, type RequestProblem, readRequest, writeRequest } from './calculation/request'
export { freeStarts, type StartCapacity, startPlacesOn } from './calculation/start-places'
export { firstStart, lastBookingDay, leadTimeFor, startDays, startRuleFor } from './calculation/starts'
export { stayDates } from './calculation/stay'
export { type StayMessages, stayMessages } from './calculation/stay-messages'
export { knownStayDays, rangeText, stayDayRows, stayRows, tooSoonText } from './calculation/stay-texts'
export type { CalculatorMessages } from './calculator/messages/en'
export { calculatorMessages } from './calculator/messages/messages'
export { type ReasonText, reasonText, startAlternative } from './calculator/reason-text'
export {
  type Adjustment,
  type amountNames,
  type Closure,
  type EventRow,
  type Extra,
  MAX_WEEKS,
  NO_ACCOMMODATION,
  NO_COURSE,
  type Offer,
  type OfferKind,
  type Price,
  type PriceCatalogue,
  type PricedItem,
  type PriceLine,
  type PriceRequest,
  type StayDates,
} from './model'
export { offerKinds } from './price-list/price-list'
