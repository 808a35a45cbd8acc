import type { Payload, PayloadRequest } from 'payload'
import type { Enrolment, User } from '../../../platform/payload/payload-types'
import { AppError } from '../../../shared/errors'
import { documentId } from '../../../shared/id'
import type { Locale } from '../../../shared/locale'
import { noonOf, todayIn } from '../../../shared/time/days'
import {
  checkPlaces,
  formatMoneyIn,
  isBookable,
  type Price,
  type PriceCatalogue,
  type PriceRequest,
  price,
  pricingMessages,
  reasonText,
} from '../../pricing/contract'
import { getPriceCatalogue } from '../../pricing/queries.server'
import {
  amountText,
  bookedCourses,
  lineDetail,
  type Quote,
  type QuoteContent,
  quoteContent,
  quotesMessages,
  stayText,
} from '../../quotes/contract'
import { findQuotedSchool, findQuotesById, saveQuote } from '../../quotes/queries.server'
import { type EnrolGroup, stayOf } from '../form/fields/enrol-group'
import { isUnderage } from '../form/fields/minors'
import { quoteColumns } from '../request/request-rules'
import { type ChangedRequest, changeFields, type EnrolmentFields } from './change-enrolment.server'
import type { ChangeResponse, StayChoice, StayPreview } from './office-contract'
import { OfficeRefusal } from './office-refusal.server'
import { findEnrolment, localeOf } from './read-request.server'

// Corrects what a student has booked. The price is calculated anew and stored as a new quote; the old one stays.

interface Repriced {
  old: Quote
  others: Quote[]
  catalogue: PriceCatalogue
  content: QuoteContent
  found: Price
}

/** Whether places are left is decided when the correction is saved: a confirmed request has a place of its own already. */
const withoutLimits = (catalogue: PriceCatalogue): PriceCatalogue => ({
  ...catalogue,
  courses: catalogue.courses.map(({ free: _, freeStarts: __, ...course }) => course),
  accommodation: catalogue.accommodation.map(({ free: _, ...room }) => room),
})

/** The corrected stay, priced with today's lists as if it were booked on the day of the old quote. */
const reprice = async (
  payload: Payload,
  doc: Enrolment,
  { quote: id, extras, ...choice }: StayChoice,
  locale: Locale,
): Promise<Repriced> => {
  const ctx = { payload, locale, draft: false, tag: () => {} }
  const quotes = await findQuotesById(ctx, (doc.quotes ?? []).map(documentId))
  const old = quotes.find((quote) => quote.id === id)
  if (!old) throw new AppError('bad_request', 'This quote is not part of the request.', { field: 'quote' })
  const catalogue = await getPriceCatalogue(ctx, old.content.school.slug, new Date(), bookedCourses([old]))
  if (!catalogue) throw new OfficeRefusal('bad_request', 'schoolNotPublished', 'quote')
  const { timeZone, createdAt, currency } = old.content
  const offered = catalogue.extras.filter(({ forced }) => !forced).map(({ code }) => code)
  if (extras?.some((code) => !offered.includes(code)))
    throw new OfficeRefusal('bad_request', 'extraNotOffered', 'extras')
  const chosen = extras && { extras: [...new Set(extras)].sort() }
  const request: PriceRequest = { ...old.content.request, ...choice, ...chosen }
  // Without the fee if another quote of this person has it.
  const hasFee = old.content.lines.some(({ kind }) => kind === 'registration')
  const priced = hasFee ? catalogue : { ...catalogue, registrationFee: 0 }
  const found = price(request, withoutLimits(priced), todayIn(timeZone, new Date(createdAt)))
  const content = quoteContent(request, { ...found, list: found.list ?? old.content.list }, catalogue, {
    shownIn: old.content.indicative?.currency.code ?? currency.code,
    registrationFee: quotesMessages(locale)('registrationFee'),
    timeZone,
    now: new Date(),
  })
  return { old, others: quotes.filter((quote) => quote !== old), catalogue, content, found }
}

/** Why a stay cannot be booked, and hints, as sentences. */
const notesOf = ({ found, content, catalogue }: Repriced, doc: Enrolment, locale: Locale): string[] =>
  [...found.reasons, ...(doc.state === 'confirmed' ? [] : checkPlaces(content.request, catalogue))].map(
    (reason) =>
      reasonText(reason, {
        catalogue,
        days: {},
        locale,
        t: pricingMessages(locale),
      }).text,
  )

/** Prices a correction, in the language of the panel. Nothing is stored. */
export const previewStay = async (
  payload: Payload,
  id: number,
  choice: StayChoice,
  locale: Locale,
): Promise<StayPreview> => {
  const doc = await findEnrolment(payload, id)
  const repriced = await reprice(payload, doc, choice, locale)
  const { old, content, found } = repriced
  return {
    lines: content.lines.map((line) => ({
      title: line.title,
      detail: lineDetail(locale, quotesMessages(locale), line),
      amount: formatMoneyIn(locale, line.amount, content.currency),
    })),
    total: formatMoneyIn(locale, content.total, content.currency),
    before: formatMoneyIn(locale, old.content.total, old.content.currency),
    notes: notesOf(repriced, doc, locale),
    isBookable: isBookable(found),
  }
}

/** The fields of the request that follow from its quotes and its start. */
const fieldsFor = (doc: Enrolment, group: EnrolGroup, start: string): EnrolmentFields => {
  const stay = stayOf(group, start)
  return {
    start: noonOf(start),
    lastDay: stay ? noonOf(stay.lastDay) : null,
    arrival: stay?.arrival ? noonOf(stay.arrival) : null,
    departure: stay?.departure ? noonOf(stay.departure) : null,
    underage: isUnderage(doc.birthDate.slice(0, 10), start),
    quotes: group.quotes.map((quote) => quote.id),
    ...quoteColumns(group.quotes),
  }
}

/** Replaces a quote of a request by a corrected one. */
export const correctStay = async (
  payload: Payload,
  user: User,
  { id, version, overbook }: ChangedRequest,
  choice: StayChoice,
): Promise<ChangeResponse> => {
  const doc = await findEnrolment(payload, id)
  const locale = localeOf(doc)
  const { old, others, catalogue, content, found } = await reprice(payload, doc, choice, locale)
  if (!isBookable(found)) throw new OfficeRefusal('bad_request', 'stayNotBookable', 'start')
  const school = await findQuotedSchool({ payload }, content.school.slug)
  if (!school) throw new OfficeRefusal('bad_request', 'schoolNotPublished', 'quote')
  return changeFields(payload, user, { id, version, overbook }, async (req: PayloadRequest, current) => {
    const ctx = { payload, locale, draft: false, tag: () => {} }
    const saved = await saveQuote(ctx, school, content, catalogue, req)
    const quotes = [{ ...old, ...saved, content }, ...others]
    return {
      fields: {
        ...fieldsFor(current, { field: 'start', catalogue, quotes }, choice.start),
        earlierQuotes: [...(current.earlierQuotes ?? []).map(documentId), old.id],
      },
      events: [{ kind: 'stay', from: describeStay(old.content, locale), to: describeStay(content, locale) }],
    }
  })
}

const stayLine = (content: QuoteContent, locale: Locale, total: string): string =>
  [content.title, stayText(locale, quotesMessages(locale), content.request), total].join(', ')

/** A stay as the timeline stores it: "Intensive, 4 weeks from 4 January 2027, CA$ 1 520". */
const describeStay = (content: QuoteContent, locale: Locale): string =>
  stayLine(content, locale, amountText(content.total, content))

const describeStayFor = ({ content }: Quote, locale: Locale): string =>
  stayLine(content, locale, formatMoneyIn(locale, content.total, content.currency))

/**
 * The lines of the timeline that are stored in the language of the student, and what staff read instead. A quote that was deleted
 * since, because its correction was undone, has none.
 */
export const translateStays = (
  quotes: readonly Quote[],
  [from, to]: readonly [student: Locale, staff: Locale],
  translate: (quote: Quote) => Quote,
): ReadonlyMap<string, string> =>
  new Map(
    quotes.map((quote) => [
      describeStay(quote.content, from),
      describeStayFor(quote.locale === to ? quote : translate(quote), to),
    ]),
  )
