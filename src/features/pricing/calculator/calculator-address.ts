import { isStart, maxExtras, writeRequest } from '../calculation/request'
import { NO_ACCOMMODATION, NO_COURSE, type PriceRequest } from '../contract'

// The calculator's choices in the address of a page.

/** Stands for whatever cannot be read: every such address shows the same page. */
const UNREADABLE = '-'

const number = (text: string, nothing: number): string => {
  if (!/^\d{1,6}$/.test(text)) return UNREADABLE
  return Number(text) <= nothing ? '' : String(Number(text))
}

const cut = (text: string) => text.slice(0, 41)

/**
 * The part of a query that the calculator understands, always in the same form, so that one page has one key in the
 * cache. It knows no catalogue: what is not on offer stays in, and the page says so.
 */
export const calculatorQuery = (query: URLSearchParams): URLSearchParams => {
  const text = (name: string) => query.get(name)?.trim() ?? ''
  const values: [string, string][] = [
    ['course', text('course') && number(text('course'), NO_COURSE)],
    ['weeks', text('weeks') && number(text('weeks'), 0)],
    ['accommodation', text('accommodation') && number(text('accommodation'), NO_ACCOMMODATION)],
    ['start', text('start') && (isStart(text('start')) ? text('start') : UNREADABLE)],
    ['extras', extrasOf(query)],
    ['promo', cut(text('promo'))],
    // Kept as it was written: the message names it.
    ['currency', cut(text('currency'))],
  ]
  return new URLSearchParams(values.filter(([, value]) => value !== ''))
}

const extrasOf = (query: URLSearchParams): string => {
  const codes = query.getAll('extras').flatMap((value) => value.split(','))
  return [...new Set(codes.map((code) => cut(code.trim())).filter(Boolean))]
    .sort()
    .slice(0, maxExtras)
    .join(',')
}

/** An address with its query; plain when nothing was chosen. */
export const withQuery = (path: string, query: URLSearchParams | string): string =>
  String(query) ? `${path}?${query}` : path

/** The query that reproduces these choices; the currency is left out while it is the school's own. */
export const choicesQuery = (
  request: PriceRequest,
  currency: string,
  schoolCurrency: string,
): URLSearchParams => {
  const query = writeRequest(request)
  if (currency !== schoolCurrency) query.set('currency', currency)
  return query
}
