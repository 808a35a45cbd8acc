import type { Payload } from 'payload'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { writtenIn } from '../../../platform/payload/query'
import { addDays } from '../../../shared/days'
import type { Mail } from '../../../shared/documents/mail'
import { type MailBlock, type MailContent, mailText } from '../../../shared/documents/mail-content'
import { AppError } from '../../../shared/errors'
import { documentId } from '../../../shared/id'
import { defaultLocale, isLocale, type Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { fill } from '../../../shared/text/message'
import { plural } from '../../../shared/text/plural'
import { billingMessages } from '../billing/messages/messages'
import { nextStartWithPlaces } from '../calculation/free-places'
import type { PriceCatalogue, StayDates } from '../contract'
import { requestCalendar } from '../enrolment/enrolment-mail'
import { inLanguage } from '../enrolment/enrolment-mails.server'
import { storedStay } from '../enrolment/sent-requests.server'
import { contactBlocks, fromSchool, quoteAttachment, quoteBlock, stayFacts } from '../mail/mail-blocks'
import { type MailSchool, unpublishedSchool } from '../mail/mail-school'
import { findMailSchool } from '../mail/mail-school.server'
import { mailMessages } from '../mail/messages/messages'
import { getPriceCatalogue } from '../queries.server'
import { quoteMessages } from '../quotes/messages/messages'
import type { Quote } from '../quotes/quote'
import { findQuotesById } from '../quotes/quotes.server'
import type { AnswerMail, Draft } from './desk-contract'
import { type TemplateName, templateNames } from './desk-rules'
import { totalText } from './list.server'
import { answerTexts } from './mail-texts'

/** Identifies the mail of a change, so that undo finds it. */
export const deskMailAbout = (reference: string, batch: string): string => `enrolment:${reference}:${batch}`

/** A request with its quotes in one language, as far as the school is still published. */
export interface ReadRequest {
  quotes: Quote[]
  stay: StayDates | undefined
  school: MailSchool
  catalogue: PriceCatalogue | undefined
}

export const localeOf = ({ locale }: Pick<Enrolment, 'locale'>): Locale =>
  isLocale(locale) ? locale : defaultLocale

export const readRequest = async (payload: Payload, doc: Enrolment, locale: Locale): Promise<ReadRequest> => {
  const ctx = { payload, locale, draft: false, tag: () => {} }
  const stored = await findQuotesById(ctx, (doc.quotes ?? []).map(documentId))
  const { slug, name = '' } = stored[0]?.content.school ?? {}
  const [catalogue, school] = await Promise.all([
    slug ? getPriceCatalogue(ctx, slug) : undefined,
    slug ? findMailSchool(payload, slug) : undefined,
  ])
  const group = catalogue && inLanguage({ field: 'start', catalogue, quotes: stored }, catalogue, locale)
  const quotes = group?.quotes ?? stored
  return {
    quotes,
    stay: storedStay(doc, quotes, group),
    school: school ?? unpublishedSchool(name),
    catalogue,
  }
}

/** How many other start days a mail offers. */
const OFFERED_STARTS = 3

/** The next starts with places left after the one that was asked for, and not before today. */
const otherStarts = ({ quotes, catalogue }: ReadRequest, start: string): string[] => {
  const [first] = quotes
  if (!first || !catalogue) return []
  const found: string[] = []
  let day = addDays(start > catalogue.today ? start : catalogue.today, 1)
  while (found.length < OFFERED_STARTS) {
    const next = nextStartWithPlaces(first.content.request, catalogue, day)
    if (!next) break
    found.push(next)
    day = addDays(next, 1)
  }
  return found
}

const lineTitle = (quotes: readonly Quote[], kind: 'course' | 'accommodation'): string =>
  quotes.flatMap(({ content }) => content.lines).find((line) => line.kind === kind)?.title ?? ''

/** What the words in braces stand for. */
export const valuesOf = (doc: Enrolment, request: ReadRequest, locale: Locale, staff: string) => {
  const { quotes, school } = request
  const t = quoteMessages[locale]
  const weeks = quotes[0]?.content.request.weeks ?? doc.weeks ?? 0
  const start = doc.start.slice(0, 10)
  const lastDay = request.stay?.lastDay ?? doc.lastDay?.slice(0, 10)
  return {
    name: doc.name,
    reference: doc.reference,
    school: school.name,
    course: lineTitle(quotes, 'course') || (quotes[0]?.content.title ?? ''),
    weeks: plural(locale, weeks, t.weeksOne, t.weeksOther),
    start: dayText(locale, start),
    end: lastDay ? dayText(locale, lastDay) : '',
    accommodation: lineTitle(quotes, 'accommodation'),
    total: totalText(quotes),
    dates: otherStarts(request, start)
      .map((day) => dayText(locale, day, 'full'))
      .join('\n'),
    staff,
  }
}

/** The texts of administrators where they wrote any, in this language, else those of the product. */
const readTexts = async (payload: Payload, locale: Locale): Promise<Record<TemplateName, Draft>> => {
  const own = await payload.findGlobal({ slug: 'enrolment-mails', depth: 0, ...writtenIn(locale) })
  const ours: Record<TemplateName, Draft> = { ...answerTexts[locale], ...billingMessages[locale].mails }
  const textOf = (name: TemplateName): Draft => ({
    subject: own[name]?.subject || ours[name].subject,
    text: own[name]?.text || ours[name].text,
  })
  return Object.fromEntries(templateNames.map((name) => [name, textOf(name)])) as Record<TemplateName, Draft>
}

/** The answers to a request in the student's language, filled in. */
export const draftAnswers = async (
  payload: Payload,
  doc: Enrolment,
  staff: string,
): Promise<Record<TemplateName, Draft>> => {
  const locale = localeOf(doc)
  const [texts, request] = await Promise.all([readTexts(payload, locale), readRequest(payload, doc, locale)])
  const values = valuesOf(doc, request, locale, staff)
  return Object.fromEntries(
    templateNames.map((name) => {
      const { subject, text } = texts[name]
      return [name, { subject: fill(subject, values), text: fill(text, values) }]
    }),
  ) as Record<TemplateName, Draft>
}

/** The text of staff: its first paragraph is the greeting. */
const writtenBlocks = (text: string): Pick<MailContent, 'greeting' | 'blocks'> => {
  const [greeting = '', ...paragraphs] = text.split(/\n\s*\n/).map((part) => part.trim())
  return { greeting, blocks: paragraphs.filter(Boolean).map((part) => ({ type: 'text', text: part })) }
}

/** What a confirmation adds to the text: the days, the price and the files. */
const confirmedParts = (
  doc: Enrolment,
  request: ReadRequest,
  locale: Locale,
  publicUrl: string,
): { blocks: MailBlock[]; attachments: NonNullable<Mail['attachments']> } => {
  const { quotes, stay, school } = request
  const t = quoteMessages[locale]
  const start = doc.start.slice(0, 10)
  const calendar = requestCalendar(
    { reference: doc.reference, school, stay, quotes, requestedAt: new Date(doc.createdAt) },
    locale,
    publicUrl,
  )
  return {
    blocks: [
      { type: 'heading', text: mailMessages[locale].stay },
      {
        type: 'facts',
        rows: [
          { label: t.reference, value: doc.reference },
          ...(stay ? stayFacts(locale, stay) : [{ label: t.start, value: dayText(locale, start) }]),
        ],
      },
      ...quotes.map((quote) => quoteBlock(quote, locale, t, start)),
    ],
    attachments: [
      ...quotes.map((quote) => quoteAttachment(quote, locale, doc.reference)),
      ...(calendar ? [calendar] : []),
    ],
  }
}

interface AnswerOptions {
  publicUrl: string
  batch: string
}

/** The mail of staff to a student, as it is sent and previewed. */
export const composeAnswer = async (
  payload: Payload,
  id: number,
  { template, subject, text }: AnswerMail,
  { publicUrl, batch }: AnswerOptions,
): Promise<Mail> => {
  const doc = await payload.findByID({ collection: 'enrolments', id, depth: 0, disableErrors: true })
  if (!doc) throw new AppError('not_found', `There is no enrolment ${id}.`, { field: 'id' })
  const locale = localeOf(doc)
  const request = await readRequest(payload, doc, locale)
  const { school } = request
  const { greeting, blocks } = writtenBlocks(text)
  const confirmed = template === 'confirm' ? confirmedParts(doc, request, locale, publicUrl) : undefined
  const content: MailContent = {
    ...fromSchool(locale, school, []),
    title: subject,
    preheader: blocks[0]?.type === 'text' ? blocks[0].text.slice(0, 120) : subject,
    greeting,
    blocks: [...blocks, ...(confirmed?.blocks ?? []), ...contactBlocks(school, mailMessages[locale])],
  }
  return {
    to: doc.email,
    ...(school.email && { replyTo: school.email }),
    ...(school.name && { fromName: school.name }),
    about: deskMailAbout(doc.reference, batch),
    subject,
    text: mailText(content),
    content,
    ...(confirmed && { attachments: confirmed.attachments }),
  }
}
