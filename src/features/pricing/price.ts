import { adjust, type Base } from './adjust'
import {
  type Adjustment,
  NO_ACCOMMODATION,
  NO_COURSE,
  type OfferKind,
  type Price,
  type PriceCatalogue,
  type PriceLine,
  type PriceRequest,
  type PublishedList,
  type Reason,
} from './contract'
import { addDays, closureOn, isMonday, isWithin, nextStart } from './days'
import { nearestLength, totalFor } from './price-list'

/** The list in force on a day: of several the one that began last. */
export const listOn = (lists: readonly PublishedList[], day: string): PublishedList | undefined =>
  lists
    .filter(({ validFrom, validTo }) => isWithin(day, { from: validFrom, to: validTo }))
    .reduce<PublishedList | undefined>(
      (best, list) => (best && best.validFrom >= list.validFrom ? best : list),
      undefined,
    )

interface Priced {
  amount: number
  reasons: Reason[]
}

const free: Priced = { amount: 0, reasons: [] }

const priceOffer = (
  kind: OfferKind,
  number: number,
  weeks: number,
  list: PublishedList | undefined,
): Priced => {
  const nothing = kind === 'course' ? NO_COURSE : NO_ACCOMMODATION
  if (weeks <= 0 || number <= nothing || !list) return free
  const segments = list.items.find((item) => item.kind === kind && item.number === number)?.segments ?? []
  const amount = totalFor(segments, weeks)
  if (amount !== undefined) return { amount, reasons: [] }
  const nearest = nearestLength(segments, weeks)
  const about = { kind, number, weeks }
  const reason: Reason =
    nearest === undefined
      ? { code: 'not_offered', field: kind, blocking: true, about }
      : { code: 'length_not_offered', field: 'weeks', blocking: true, nearest, about }
  return { amount: 0, reasons: [reason] }
}

const checkStart = (
  { start, weeks }: PriceRequest,
  { closures }: PriceCatalogue,
  today: string,
): Reason[] => {
  if (!start) return []
  const refuse = (code: Reason['code'], from: string, title?: string): Reason[] => [
    {
      code,
      field: 'start',
      blocking: true,
      nearest: nextStart(from, closures),
      ...(title === undefined ? {} : { about: { title } }),
    },
  ]
  if (start <= today) return refuse('start_past', addDays(today, 1))
  if (!isMonday(start)) return refuse('start_not_monday', start)
  const closed = closureOn(start, closures)
  if (closed) return refuse('start_closed', start, closed.title)
  const end = addDays(start, weeks * 7 - 1)
  return closures
    .filter((closure) => closure.from <= end && closure.to >= start)
    .map(({ title }) => ({ code: 'closed_during_stay', field: 'start', blocking: false, about: { title } }))
}

const chosenExtras = ({ extras, weeks }: PriceRequest, catalogue: PriceCatalogue): Base[] =>
  catalogue.extras
    .filter(({ code, forced }) => forced || extras.includes(code))
    .map(({ code, amount, charged }) => ({
      kind: 'extra',
      code,
      amount: charged === 'week' ? amount * weeks : amount,
      ...(charged === 'week' ? { weeks } : {}),
    }))

/** Keeps the sum from going below zero, whatever discounts come together. */
const within = (lines: PriceLine[]): PriceLine[] => {
  let left = lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0)
  return lines.flatMap((line) => {
    if (line.amount >= 0) return [line]
    const amount = Math.max(line.amount, -left)
    left += amount
    return amount === 0 ? [] : [{ ...line, amount }]
  })
}

const samePromo = (a: string | undefined, b: string | undefined) => a?.toUpperCase() === b?.toUpperCase()

const checkPromo = ({ promo }: PriceRequest, adjustments: Adjustment[], lines: PriceLine[]): Reason[] => {
  if (!promo) return []
  const meant = adjustments.find((adjustment) => samePromo(adjustment.promo, promo))
  if (!meant) return [{ code: 'promo_unknown', field: 'promo', blocking: true }]
  if (lines.some(({ code }) => code === meant.code)) return []
  return [{ code: 'promo_not_for_this', field: 'promo', blocking: false, about: { code: meant.code } }]
}

const sum = (lines: readonly PriceLine[]) => lines.reduce((total, { amount }) => total + amount, 0)

/**
 * Prices a stay. Pure, and the same code in browser and server. A course counts when its id is above 1,
 * accommodation when its id is above 2, and both only with at least one week; the total is 0 unless one of them
 * costs something.
 */
export const price = (request: PriceRequest, catalogue: PriceCatalogue, today: string): Price => {
  const { course, accommodation, weeks } = request
  const day = request.start ?? today
  const list = listOn(catalogue.lists, day)
  const ofCourse = priceOffer('course', course, weeks, list)
  const ofAccommodation = priceOffer('accommodation', accommodation, weeks, list)
  const { registrationFee } = catalogue
  const wanted = weeks > 0 && (course > NO_COURSE || accommodation > NO_ACCOMMODATION)
  const reasons: Reason[] = [
    ...(wanted && !list ? [{ code: 'no_list', field: 'start', blocking: true } as const] : []),
    ...ofCourse.reasons,
    ...ofAccommodation.reasons,
    ...checkStart(request, catalogue, today),
  ]
  const prices = {
    coursePrice: ofCourse.amount,
    accommodationPrice: ofAccommodation.amount,
    registrationFee,
    ...(list ? { list: { id: list.id, version: list.version } } : {}),
  }
  if (ofCourse.amount === 0 && ofAccommodation.amount === 0)
    return { ...prices, discount: 0, total: 0, lines: [], reasons }

  const offers: Base[] = [
    { kind: 'course', code: String(course), amount: ofCourse.amount, weeks },
    { kind: 'accommodation', code: String(accommodation), amount: ofAccommodation.amount, weeks },
    { kind: 'registration', code: 'registration', amount: registrationFee },
  ]
  const bases = [...offers.filter(({ amount }) => amount !== 0), ...chosenExtras(request, catalogue)]
  const adjustments = catalogue.adjustments.filter(({ promo }) => !promo || samePromo(promo, request.promo))
  const adjusted = adjust(adjustments, { request, bases, today })
  const supplements = adjusted.lines.filter(({ kind }) => kind === 'supplement')
  const discounts = adjusted.lines.filter(({ kind }) => kind === 'discount')
  const lines = within([...bases, ...supplements, ...discounts])
  return {
    ...prices,
    discount: 0 - sum(lines.filter(({ kind }) => kind === 'discount')),
    total: sum(lines),
    lines,
    reasons: [...reasons, ...adjusted.reasons, ...checkPromo(request, adjustments, lines)],
  }
}

/** Whether such a stay can be asked for: it costs something and nothing stands against it. */
export const isBookable = ({ total, reasons }: Price): boolean =>
  total > 0 && !reasons.some(({ blocking }) => blocking)
