import { addDays, isWithin } from '../../../shared/time/days'
import { followsRule, type StartRule } from '../../../shared/time/start-rule'
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
  type StayDates,
} from '../model'
import { checkPlaces } from '../stay/free-places'
import {
  closureOn,
  earliestStart,
  isStart,
  leadTimeFor,
  nextStart,
  type StartCatalogue,
  startRuleFor,
} from '../stay/starts'
import { seasonEnd, stayDates, weekStarts } from '../stay/stay'
import { adjust, type BaseLine } from './adjust'
import { commonLengths, nearestLength, type Segment, totalFor } from './price-list'
import { checkStudent } from './student-fits'

/** The list in force on a day. If several match, the most recent one wins. */
export const listOn = (lists: readonly PublishedList[], day: string): PublishedList | undefined => {
  let found: PublishedList | undefined
  for (const list of lists)
    if (isWithin(day, { from: list.validFrom, to: list.validTo }))
      if (!found || list.validFrom > found.validFrom) found = list
  return found
}

type Wanted = Pick<PriceRequest, OfferKind>
type ListCatalogue = Omit<StartCatalogue, 'today'> & Pick<PriceCatalogue, 'lists'>

/** The numbers below and at these are "choose" and "none". */
const nothing: Record<OfferKind, number> = { course: NO_COURSE, accommodation: NO_ACCOMMODATION }

/** The first of the chosen offers that the list has no price of. */
const unpricedIn = (list: PublishedList | undefined, wanted: Wanted): OfferKind | undefined =>
  (['course', 'accommodation'] as const).find(
    (kind) => wanted[kind] > nothing[kind] && !(list && segmentsFor(list, kind, wanted[kind]).length),
  )

/** The first possible start from a day on for which all chosen offers have a price. */
const firstPricedStart = (wanted: Wanted, catalogue: ListCatalogue, from: string): string | undefined => {
  const rule = startRuleFor(wanted, catalogue)
  // Prices change only where a list begins or ends.
  const changes = catalogue.lists.flatMap(({ validFrom, validTo }) =>
    validTo ? [validFrom, addDays(validTo, 1)] : [validFrom],
  )
  const starts = [from, ...changes.filter((day) => day > from)].sort().flatMap((day) => {
    const start = nextStart(rule, day, catalogue.closures)
    return start ? [start] : []
  })
  return starts.find((start) => !unpricedIn(listOn(catalogue.lists, start), wanted))
}

/**
 * The day whose list prices a stay. Without a start it is today, or the first start that has a price if only later lists have one: a
 * course of next year can be booked before that year's prices are in force.
 */
export const listDay = (
  request: Wanted & Pick<PriceRequest, 'start'>,
  catalogue: ListCatalogue,
  today: string,
): string => {
  if (request.start) return request.start
  if (!unpricedIn(listOn(catalogue.lists, today), request)) return today
  return firstPricedStart(request, catalogue, earliestStart(request, catalogue, today)) ?? today
}

interface Priced {
  amount: number
  reasons: Reason[]
}

const free: Priced = { amount: 0, reasons: [] }

const segmentsFor = (list: PublishedList, kind: OfferKind, number: number): Segment[] =>
  list.items.find((item) => item.kind === kind && item.number === number)?.segments ?? []

/** The closest length that is offered, preferably one that is also offered for the other choice. */
const nearestFor = (
  segments: Segment[],
  kind: OfferKind,
  request: PriceRequest,
  list: PublishedList,
): number | undefined => {
  const other = kind === 'course' ? 'accommodation' : 'course'
  const common = commonLengths(segments, segmentsFor(list, other, request[other]))
  return nearestLength(common.length ? common : segments, request.weeks)
}

const priceOffer = (
  kind: OfferKind,
  request: PriceRequest,
  list: PublishedList | undefined,
  pricedStart: () => string | undefined,
): Priced => {
  const { weeks, [kind]: number } = request
  if (weeks <= 0 || number <= nothing[kind] || !list) return free
  const segments = segmentsFor(list, kind, number)
  const amount = totalFor(segments, weeks)
  if (amount !== undefined) return { amount, reasons: [] }
  const nearest = nearestFor(segments, kind, request, list)
  const about = { kind, number, weeks }
  const start = nearest === undefined ? pricedStart() : undefined
  const reason: Reason =
    nearest === undefined
      ? { code: 'not_offered', field: kind, blocking: true, about, ...(start && { nearest: start }) }
      : { code: 'length_not_offered', field: 'weeks', blocking: true, nearest, about }
  return { amount: 0, reasons: [reason] }
}

const ruleViolations = {
  'every-monday': 'start_not_monday',
  'first-monday': 'start_not_first_monday',
  dates: 'start_not_listed',
} as const satisfies Record<StartRule['on'], Reason['code']>

/** Problems of a start day, and the next start of the course. */
export const checkStart = (
  { course, accommodation, start }: Pick<PriceRequest, 'course' | 'accommodation' | 'start'>,
  catalogue: Omit<StartCatalogue, 'today'>,
  today: string,
): Reason[] => {
  const { closures } = catalogue
  const rule = startRuleFor({ course }, catalogue)
  const lead = leadTimeFor({ accommodation }, catalogue)
  const earliest = earliestStart({ accommodation }, catalogue, today)
  const aboutCourse = { kind: 'course' as const, number: course }
  const next = nextStart(rule, earliest, closures)
  if (next === undefined)
    return [{ code: 'no_start_left', field: 'course', blocking: true, about: aboutCourse }]
  if (!start)
    return rule.on === 'every-monday'
      ? []
      : [{ code: 'starts_on_some_days', field: 'start', blocking: false, nearest: next, about: aboutCourse }]
  const refuse = (code: Reason['code'], from: string, about?: Reason['about']): Reason[] => [
    {
      code,
      field: 'start',
      blocking: true,
      // After the last listed date, suggest the next one from today.
      nearest: nextStart(rule, from > earliest ? from : earliest, closures) ?? next,
      ...(about && { about }),
    },
  ]
  if (start <= today) return refuse('start_past', earliest)
  if (!followsRule(rule, start) && !isStart(rule, start, closures))
    return refuse(ruleViolations[rule.on], start, rule.on === 'every-monday' ? undefined : aboutCourse)
  const closed = closureOn(start, closures)
  if (closed) {
    const { from, to, title } = closed
    return refuse('start_closed', start, { from, to, title })
  }
  if (start < earliest)
    return refuse('start_too_soon', earliest, {
      ...(lead.room ? { kind: 'accommodation', number: lead.room.number } : aboutCourse),
      days: lead.days,
    })
  return []
}

/** Says that only stays from this start on have a price. */
const laterPrice = (
  request: PriceRequest,
  { lists }: PriceCatalogue,
  start: string,
  today: string,
): Reason => {
  const kind = unpricedIn(listOn(lists, today), request) ?? 'course'
  const about = { kind, number: request[kind] }
  return { code: 'priced_later', field: 'start', blocking: false, nearest: start, about }
}

/** Refuses a stay that goes on after the end of a season, and names the longest one before it, or the next start after it. */
const checkSeason = (
  stay: StayDates,
  request: PriceRequest,
  catalogue: PriceCatalogue,
  list: PublishedList | undefined,
): Reason[] => {
  const end = seasonEnd(stay, catalogue.closures)
  if (!end) return []
  const isOffered = (weeks: number) =>
    (['course', 'accommodation'] as const).every(
      (kind) =>
        request[kind] <= nothing[kind] ||
        (list && totalFor(segmentsFor(list, kind, request[kind]), weeks) !== undefined),
    )
  let weeks = request.weeks - 1
  const fits = () =>
    (stayDates({ ...request, weeks }, catalogue)?.lastDay ?? '') < end.from && isOffered(weeks)
  while (weeks > 0 && !fits()) weeks--
  const nearest = weeks || nextStart(startRuleFor(request, catalogue), addDays(end.to, 1), catalogue.closures)
  const { from, to, title } = end
  const field = weeks ? 'weeks' : 'start'
  return [
    { code: 'season_ends', field, blocking: true, ...(nearest && { nearest }), about: { from, to, title } },
  ]
}

/** Hints about the closures that touch a stay. The end of a season refuses it. */
const closureHints = ({ closures, arrival }: StayDates): Reason[] =>
  closures.map((closure) => ({
    code: 'closed_during_stay',
    field: 'start',
    blocking: false,
    // The kind says that the closure also concerns a room.
    about: { ...closure, ...(arrival && { kind: 'accommodation' as const }) },
  }))

/** Adds discounts to the charged lines, but never below a total of zero. */
const addDiscounts = (charged: PriceLine[], discounts: PriceLine[]): PriceLine[] => {
  let left = sum(charged)
  for (const discount of discounts) {
    const amount = Math.max(discount.amount, -left)
    left += amount
    if (amount !== 0) charged.push(amount === discount.amount ? discount : { ...discount, amount })
  }
  return charged
}

const samePromo = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a.toUpperCase() === b.toUpperCase()

/** The adjustment of a promo code. Codes are not case-sensitive. */
export const findPromo = (adjustments: readonly Adjustment[], code: string): Adjustment | undefined =>
  adjustments.find(({ promo }) => samePromo(promo, code.trim()))

const checkPromo = ({ promo }: PriceRequest, adjustments: Adjustment[], lines: PriceLine[]): Reason[] => {
  if (!promo) return []
  const adjustment = findPromo(adjustments, promo)
  if (!adjustment) return [{ code: 'promo_unknown', field: 'promo', blocking: false, about: { code: promo } }]
  if (lines.some(({ code }) => code === adjustment.code)) return []
  return [{ code: 'promo_not_for_this', field: 'promo', blocking: false, about: { code: adjustment.code } }]
}

const sum = (lines: readonly PriceLine[]) => {
  let total = 0
  for (const { amount } of lines) total += amount
  return total
}

/**
 * Prices a stay. Pure: the same code runs in the browser and on the server. A course counts if its number is above 1,
 * accommodation if its number is above 2, and both only with at least one week. The total is 0 unless one of them has a
 * price.
 */
export const price = (request: PriceRequest, catalogue: PriceCatalogue, today: string): Price => {
  const { course, accommodation, weeks } = request
  const day = listDay(request, catalogue, today)
  const list = listOn(catalogue.lists, day)
  const pricedStart = () => firstPricedStart(request, catalogue, earliestStart(request, catalogue, today))
  const ofCourse = priceOffer('course', request, list, pricedStart)
  const ofAccommodation = priceOffer('accommodation', request, list, pricedStart)
  const wanted = weeks > 0 && (course > NO_COURSE || accommodation > NO_ACCOMMODATION)
  const ofStart =
    request.start || day === today
      ? checkStart(request, catalogue, today)
      : [laterPrice(request, catalogue, day, today)]
  const isPossible = !ofStart.some(({ blocking }) => blocking)
  const stay = isPossible ? stayDates(request, catalogue) : undefined
  const season = stay ? checkSeason(stay, request, catalogue, list) : []
  const reasons = [
    ...checkStudent(request, catalogue),
    ...ofCourse.reasons,
    ...ofAccommodation.reasons,
    ...ofStart,
    ...(isPossible ? checkPlaces(request, catalogue) : []),
    ...(season.length || !stay ? season : closureHints(stay)),
  ]
  if (wanted && !list)
    reasons.unshift({
      code: 'no_list',
      field: 'start',
      blocking: true,
      ...(request.start && request.start > today && { about: { from: request.start } }),
    })
  const found: Price = {
    coursePrice: ofCourse.amount,
    accommodationPrice: ofAccommodation.amount,
    registrationFee: catalogue.registrationFee,
    discount: 0,
    total: 0,
    lines: [],
    reasons,
    ...(stay && { stay }),
    list: list && { id: list.id, version: list.version },
  }
  if (ofCourse.amount === 0 && ofAccommodation.amount === 0) return found

  const bases: BaseLine[] = []
  const charge = (kind: BaseLine['kind'], code: string, amount: number, forWeeks?: number) => {
    if (amount !== 0) bases.push({ kind, code, amount, weeks: forWeeks })
  }
  charge('course', String(course), ofCourse.amount, weeks)
  charge('accommodation', String(accommodation), ofAccommodation.amount, weeks)
  charge('registration', 'registration', catalogue.registrationFee)
  for (const { code, amount, charged, forced } of catalogue.extras)
    if (forced || request.extras.includes(code))
      if (charged === 'week') charge('extra', code, amount * weeks, weeks)
      else charge('extra', code, amount)

  const adjustments = catalogue.adjustments.filter(({ promo }) => !promo || samePromo(promo, request.promo))
  const begins = request.start ? weekStarts(request.start, weeks, catalogue.closures) : []
  const adjusted = adjust(adjustments, { request, bases, weekStarts: begins, today })
  const supplements = adjusted.lines.filter(({ kind }) => kind === 'supplement')
  const discounts = adjusted.lines.filter(({ kind }) => kind === 'discount')
  found.lines = addDiscounts([...bases, ...supplements], discounts)
  found.total = sum(found.lines)
  found.discount = sum(bases) + sum(supplements) - found.total
  reasons.push(...adjusted.reasons, ...checkPromo(request, adjustments, found.lines))
  return found
}

/** Whether the stay can be booked: it has a price and no blocking reasons. */
export const isBookable = ({ total, reasons }: Price): boolean =>
  total > 0 && !reasons.some(({ blocking }) => blocking)
