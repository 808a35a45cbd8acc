import type { Locale } from '../../../../shared/locale'
import { dayText } from '../../../../shared/text/day-text'
import {
  checkPlaces,
  checkStart,
  hasPlaces,
  leadTimeFor,
  lineTitle,
  NO_ACCOMMODATION,
  NO_COURSE,
  type OfferKind,
  offeredStarts,
  type PriceCatalogue,
  type PriceRequest,
  pricingMessages,
  type StayDates,
  startRuleFor,
  stayDates,
} from '../../../pricing/contract'
import type { Quote } from '../../../quotes/contract'

/** Quotes of one school with the same start. Each group becomes one enrolment request. */
export interface EnrolGroup {
  /** Name of its start field. */
  field: string
  catalogue: PriceCatalogue
  quotes: Quote[]
}

/** Whether a field of the form is the start field of a group. */
export const isStartField = (name: string): boolean => /^start(-\d+)?$/.test(name)

export const groupsOf = (quotes: readonly Quote[], catalogues: readonly PriceCatalogue[]): EnrolGroup[] =>
  catalogues
    .flatMap((catalogue) =>
      byStartRule(
        quotes.filter(({ content }) => content.school.slug === catalogue.school.slug),
        catalogue,
      ).map((together) => ({ catalogue, quotes: together })),
    )
    .map((group, index) => ({ ...group, field: index === 0 ? 'start' : `start-${index + 1}` }))

/**
 * Courses that start on different days, and stays that follow each other, need different start fields. A quote without a start
 * begins with the first of the others.
 */
const byStartRule = (quotes: readonly Quote[], catalogue: PriceCatalogue): Quote[][] => {
  const groups = new Map<string, Quote[]>()
  const ruleOf = ({ content }: Quote) => JSON.stringify(startRuleFor(content.request, catalogue))
  const startsOfRule = (rule: string) =>
    quotes.flatMap((quote) => (ruleOf(quote) === rule && quote.content.request.start) || [])
  for (const quote of quotes) {
    const rule = ruleOf(quote)
    const key = `${rule} ${quote.content.request.start ?? startsOfRule(rule).sort()[0]}`
    groups.set(key, [...(groups.get(key) ?? []), quote])
  }
  return [...groups.values()]
}

/**
 * The choices that decide on which days the group can begin: a course, because all courses of a group have the same start
 * rule, and the accommodation that must be booked earliest.
 */
export const choiceOf = ({
  quotes,
  catalogue,
}: EnrolGroup): Pick<PriceRequest, 'course' | 'accommodation'> => {
  const requests = quotes.map(({ content }) => content.request)
  const leadOf = (request: PriceRequest) => leadTimeFor(request, catalogue).days
  const [earliest] = [...requests].sort((a, b) => leadOf(b) - leadOf(a))
  return {
    course: requests[0]?.course ?? NO_COURSE,
    accommodation: earliest?.accommodation ?? NO_ACCOMMODATION,
  }
}

/** Whether the courses and rooms of all quotes have places left for stays that begin on this day. */
const hasPlacesFrom = (start: string, { quotes, catalogue }: EnrolGroup): boolean =>
  quotes.every(({ content }) => hasPlaces({ ...content.request, start }, catalogue))

/** The days on which the group can begin and has places left. A quote stays valid if its price list is withdrawn. */
export const startsOf = (group: EnrolGroup): string[] => {
  const { catalogue } = group
  const choice = choiceOf(group)
  const { priced } = offeredStarts(choice, catalogue)
  const start = quotedStart(group)
  const isPossible =
    start !== undefined &&
    !priced.includes(start) &&
    !checkStart({ ...choice, start }, catalogue, catalogue.today).some(({ blocking }) => blocking)
  const days = isPossible ? [...priced, start].sort() : priced
  return days.filter((day) => hasPlacesFrom(day, group))
}

/** The days of each quote of a group with this start. */
export const staysOf = ({ catalogue, quotes }: EnrolGroup, start: string): (StayDates | undefined)[] =>
  quotes.map(({ content }) => stayDates({ ...content.request, start }, catalogue))

/** The days of a group with this start: from the first arrival to the last departure if it has several quotes. */
export const stayOf = (group: EnrolGroup, start: string): StayDates | undefined => {
  const stays = staysOf(group, start).flatMap((stay) => stay ?? [])
  const [longest] = [...stays].sort((a, b) => (a.lastDay > b.lastDay ? -1 : 1))
  if (!longest) return undefined
  const [arrival] = stays.flatMap((stay) => stay.arrival ?? []).sort()
  const departure = stays
    .flatMap((stay) => stay.departure ?? [])
    .sort()
    .at(-1)
  return { ...longest, ...(arrival && { arrival }), ...(departure && { departure }) }
}

/** The earliest start date of the quotes. */
export const quotedStart = ({ quotes }: EnrolGroup): string | undefined =>
  quotes.flatMap(({ content }) => content.request.start ?? []).sort()[0]

/** A name that distinguishes the group from the others; undefined if it is the only one. */
export const groupName = (group: EnrolGroup, groups: readonly EnrolGroup[]): string | undefined => {
  if (groups.length < 2) return undefined
  const { name, slug } = group.catalogue.school
  if (groups.filter(({ catalogue }) => catalogue.school.slug === slug).length < 2) return name
  return `${name} (${[...new Set(group.quotes.map(({ content }) => content.title))].join(', ')})`
}

/** Says that a start is full, and which one is not; undefined if all quotes of the group have places. */
export const fullStart = (
  start: string,
  group: EnrolGroup,
  locale: Locale,
): { text: string; kind: OfferKind; quote: Quote } | undefined => {
  const { catalogue, quotes } = group
  const full = quotes
    .flatMap((quote) =>
      checkPlaces({ ...quote.content.request, start }, catalogue).map((reason) => ({ ...reason, quote })),
    )
    .find(({ blocking }) => blocking)
  if (!full) return undefined
  const { quote } = full
  const { kind = 'course', number } = full.about ?? {}
  const title = lineTitle({ kind, code: String(number) }, catalogue, '')
  const starts = startsOf(group)
  const nearest = starts.find((day) => day > start) ?? starts[0]
  const next = nearest && pricingMessages(locale)('stay.nextPossible', { nearest: dayText(locale, nearest) })
  return {
    text: [pricingMessages(locale)('startFull', { title }), next].filter(Boolean).join(' '),
    kind,
    quote,
  }
}
