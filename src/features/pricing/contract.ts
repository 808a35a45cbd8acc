// What other features and composition may use of pricing: types, rules and texts that are the same on the server and in the browser.

export { defaultCurrencies } from './calculation/default-currencies'
export { formatMoneyIn, withCode } from './calculation/local-money'
export { type Currency, convert, findCurrency, formatMoney } from './calculation/money'
export { isBookable, price } from './calculation/price'
export { lineTitle, percentText } from './calculation/price-texts'
export { type RequestField, type RequestProblem, readRequest, writeRequest } from './calculation/request'
export { firstStart, lastBookingDay } from './calculation/starts'
export { stayMessages } from './calculation/stay-messages'
export { stayDayRows, stayRows } from './calculation/stay-texts'
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
  type Price,
  type PriceCatalogue,
  type PricedItem,
  type PriceLine,
  type PriceRequest,
  type StayDates,
} from './model'
