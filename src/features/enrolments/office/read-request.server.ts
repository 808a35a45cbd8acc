import type { Payload } from 'payload'
import { findById } from '../../../platform/payload/find-documents'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { AppError } from '../../../shared/errors'
import { documentId } from '../../../shared/id'
import { defaultLocale, isLocale, type Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { labelText } from '../../../shared/text/label-text'
import { addDays } from '../../../shared/time/days'
import { nextStartWithPlaces, type PriceCatalogue, type StayDates } from '../../pricing/contract'
import { getPriceCatalogue } from '../../pricing/queries.server'
import {
  bookedCourses,
  lineTitles,
  type MailSchool,
  type Quote,
  quotesMessages,
  unpublishedSchool,
} from '../../quotes/contract'
import { findMailSchool, findQuotesById } from '../../quotes/queries.server'
import { inLanguage } from '../form/enrolment-mails.server'
import { isSameContact } from '../form/fields/guardian'
import { storedStay } from '../form/sent-requests.server'
import { mailedAnswers, storedAnswers } from '../questions/questions'
import { totalText } from './list-enrolments.server'
import type { MailWord } from './own-templates'

/** A request as it is stored. */
export const findEnrolment = async (payload: Payload, id: number): Promise<Enrolment> =>
  (await findById(payload, 'enrolments', id)) ?? missingEnrolment(id)

export const missingEnrolment = (id: number): never => {
  throw new AppError('not_found', `There is no enrolment ${id}.`, { field: 'id' })
}

/** A request with its quotes in one language, as far as the school is still published. */
export interface ReadRequest {
  quotes: Quote[]
  /** The quotes as they were saved. */
  stored: Quote[]
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
    slug ? getPriceCatalogue(ctx, slug, new Date(), bookedCourses(stored)) : undefined,
    slug ? findMailSchool(payload, slug) : undefined,
  ])
  const group = catalogue && inLanguage({ field: 'start', catalogue, quotes: stored }, catalogue, locale)
  const quotes = group?.quotes ?? stored
  return {
    quotes,
    stored,
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

/** Whether a parent has filled in the form: the address is theirs. */
const writesToGuardian = ({ email, guardianName, guardianContact }: Enrolment): boolean =>
  Boolean(guardianName && guardianContact) && isSameContact(guardianContact ?? '', email)

/** Values of the placeholders. */
export const valuesOf = (
  doc: Enrolment,
  request: ReadRequest,
  locale: Locale,
  staff: string,
): Record<MailWord, string> => {
  const { quotes, school } = request
  const t = quotesMessages(locale)
  const weeks = quotes[0]?.content.request.weeks ?? doc.weeks ?? 0
  const start = doc.start.slice(0, 10)
  const lastDay = request.stay?.lastDay ?? doc.lastDay?.slice(0, 10)
  return {
    // Whom the mail is for: a parent who has filled in the form, else the student.
    name: writesToGuardian(doc) ? (doc.guardianName ?? '') : doc.name,
    reference: doc.reference,
    school: school.name,
    course: lineTitles(quotes, 'course')[0] || (quotes[0]?.content.title ?? ''),
    weeks: t('weeks', { count: weeks }),
    start: dayText(locale, start),
    end: lastDay ? dayText(locale, lastDay) : '',
    accommodation: lineTitles(quotes, 'accommodation')[0] ?? '',
    total: totalText(locale, quotes),
    dates: otherStarts(request, start)
      .map((day) => dayText(locale, day, 'full'))
      .join('\n'),
    staff,
    answers: mailedAnswers(storedAnswers(doc.answers))
      .map(({ label, value }) => labelText(locale, label, value))
      .join('\n'),
  }
}
