// Public interface of pricing for other features and composition: types, rules and texts that are equal on the server and in the
// browser.

export { offeredStarts } from './calculation/offered-starts'
export { checkStart, isBookable, price } from './calculation/price'
export { offerKinds } from './calculation/price-list'
export { lineTitle, percentText } from './calculation/price-texts'
export { type RequestField, type RequestProblem, readRequest, writeRequest } from './calculation/request'
export { levelsText, takesLevel } from './calculation/student-fits'
export { type ReasonText, reasonText, startAlternative } from './calculator/reason-text'
export { type PricingMessages, pricingMessages } from './messages/messages'
export type { Reason } from './model'
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
export { defaultCurrencies } from './money/default-currencies'
export { formatExactIn, formatMoneyIn, withCode } from './money/local-money'
export { type Currency, convert, findCurrency, formatExact, formatMoney, MINOR } from './money/money'
export {
  type Capacity,
  checkPlaces,
  freeSteps,
  fullestDay,
  hasPlaces,
  nextStartWithPlaces,
  type PlaceDays,
  placesOfStay,
} from './stay/free-places'
export { freeStarts, type StartCapacity, startPlacesOn } from './stay/start-places'
export { firstStart, lastBookingDay, leadTimeFor, startRuleFor } from './stay/starts'
export { type StayRules, stayDates } from './stay/stay'
export {
  knownStarts,
  knownStayDays,
  rangeText,
  type StayMessages,
  stayDayRows,
  stayRows,
  tooSoonText,
  withoutClosures,
  writeDay,
  writeMonth,
} from './stay/stay-texts'
