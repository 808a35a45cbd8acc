import { isStart, maxExtras, writeRequest } from '../calculation/request'
import { NO_ACCOMMODATION, NO_COURSE, type OfferKind, type PriceRequest } from '../model'

// The calculator's choices in the address of a page.

/** Replaces invalid values, so that all such addresses show the same page. */
const UNREADABLE = '-'

const number = (text: string, nothing: number): string => {
  if (!/^\d{1,6}$/.test(text)) return UNREADABLE
  return Number(text) <= nothing ? '' : String(Number(text))
}

const cut = (text: string) => text.slice(0, 41)

/**
 * The part of a query that belongs to the calculator, in canonical form, so that each page has one key in the cache. It
 * does not use the catalogue: unknown offers stay in the query, and the page reports them.
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
    ['age', text('age') && (/^\d{1,2}$/.test(text('age')) ? String(Number(text('age'))) : UNREADABLE)],
    ['level', cut(text('level'))],
    // Unchanged, because the message contains it.
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

/** A path with a query; only the path if the query is empty. */
export const withQuery = (path: string, query: URLSearchParams | string): string =>
  String(query) ? `${path}?${query}` : path

/** The query of these choices. The currency is left out if it is the one that the page suggests. */
export const choicesQuery = (request: PriceRequest, currency: string, suggested: string): URLSearchParams => {
  const query = writeRequest(request)
  if (currency !== suggested) query.set('currency', currency)
  return query
}

/**
 * The choices with this offer. If no length is chosen yet, the one that its price is for, so that there is a price at once; the same
 * goes for the start, if the price is that of one.
 */
export const chooseOffer = (
  request: PriceRequest,
  { kind, number, weeks, start }: { kind: OfferKind; number: number; weeks: number; start?: string },
): PriceRequest => ({
  ...request,
  ...(start && !request.start && { start }),
  [kind]: number,
  weeks: request.weeks || weeks,
})
