import type { Payload } from 'payload'
import { hasNoMailServer } from '../../../platform/mail/sending'
import { findAll, findById } from '../../../platform/payload/find-documents'
import type { Enrolment, EnrolmentEvent, OutgoingMail, User } from '../../../platform/payload/payload-types'
import { isOwnSchool, schoolsOf } from '../../../platform/payload/school-scope'
import { readToday } from '../../../platform/payload/site-time-zone'
import { phoneHref } from '../../../shared/contact/phone'
import { isMailAddress } from '../../../shared/formats/mail'
import { documentId } from '../../../shared/id'
import { countryName } from '../../../shared/language/countries'
import { languageName } from '../../../shared/language/display-name'
import { type Locale, localePath } from '../../../shared/locale'
import { publicName } from '../../../shared/staff-account'
import { dayText } from '../../../shared/text/day-text'
import { ageOn } from '../../../shared/time/days'
import { formatExactIn, formatMoneyIn, NO_ACCOMMODATION, NO_COURSE } from '../../pricing/contract'
import {
  lineDetail,
  lineTitles,
  type Quote,
  quotePath,
  quotesMessages,
  stayText,
  translateQuote,
} from '../../quotes/contract'
import { findQuotesById } from '../../quotes/queries.server'
import { readPlacesOf } from '../capacity/place-counts.server'
import { LEVEL_UNKNOWN } from '../form/fields/enrolment-form'
import { isSameContact } from '../form/fields/guardian'
import { homestayFields, homestayTexts } from '../form/fields/homestay'
import { enrolmentsMessages } from '../messages/messages'
import { storedAnswers } from '../questions/questions'
import { answerTranslator } from '../questions/questions.server'
import { accountState, balanceOf } from '../request/account'
import { isOverdue } from '../request/request-rules'
import { draftAnswers, officeMailAbout } from './answer-mail.server'
import { translateStays } from './correct-stay.server'
import { readStaff, totalText } from './list-enrolments.server'
import type {
  Fact,
  FactName,
  MailedEnrolment,
  OfficeEnrolment,
  OfficeEvent,
  OfficeMail,
  OfficeQuote,
} from './office-contract'
import { officeParts, type ShownPart } from './office-parts.server'
import { readOwnTemplateNames } from './own-templates.server'
import { findEnrolment, localeOf, type ReadRequest, readRequest } from './read-request.server'

/** The quote as the office sees it. A request may begin on another day than its quote. */
const toOfficeQuote = (
  quote: Quote,
  locale: Locale,
  start = quote.content.request.start ?? '',
): OfficeQuote => {
  const { id, content } = quote
  const t = quotesMessages(locale)
  const { course, weeks, accommodation, extras } = content.request
  return {
    id,
    href: localePath(quote.locale, quotePath(quote)),
    title: content.title,
    stay: stayText(locale, t, { ...content.request, ...(start && { start }) }),
    createdAt: content.createdAt,
    lines: content.lines.map((line) => ({
      title: line.title,
      detail: lineDetail(locale, t, line),
      amount: formatMoneyIn(locale, line.amount, content.currency),
    })),
    total: formatMoneyIn(locale, content.total, content.currency),
    request: { course, weeks, accommodation, start, extras },
  }
}

const toEvent = (
  { id, kind, createdAt, byName, from, to, cc, subject, text, batch }: EnrolmentEvent,
  undone: ReadonlySet<EnrolmentEvent['batch']>,
): OfficeEvent => ({
  id,
  kind,
  at: createdAt,
  by: byName ?? '',
  from: from ?? '',
  to: to ?? '',
  cc: cc ?? '',
  subject: subject ?? '',
  text: text ?? '',
  isUndone: kind !== 'undone' && Boolean(batch) && undone.has(batch),
})

const mailFields = {
  about: true,
  state: true,
  lastError: true,
  attempts: true,
  dueAt: true,
  sentAt: true,
} as const

const toOfficeMail = ({
  id,
  state,
  lastError,
  attempts,
  dueAt,
  sentAt,
}: Pick<OutgoingMail, 'id' | keyof typeof mailFields>): OfficeMail => ({
  id,
  state,
  error: lastError ?? '',
  at: (state === 'sent' ? sentAt : state === 'queued' && attempts ? dueAt : '') ?? '',
})

/** The mails of these events that the queue still has, by the batch of their change. */
const readMails = async (
  payload: Payload,
  reference: string,
  events: readonly EnrolmentEvent[],
): Promise<ReadonlyMap<string, OfficeMail>> => {
  const batches = events.flatMap(({ kind, batch }) => (kind === 'mail' && batch ? [batch] : []))
  if (!batches.length) return new Map()
  const byAbout = new Map(batches.map((batch) => [officeMailAbout(reference, batch), batch]))
  // Texts and attachments are large.
  const docs = await findAll(
    payload,
    'outgoing-mail',
    { about: { in: [...byAbout.keys()] } },
    { select: mailFields },
  )
  return new Map(docs.map((mail) => [byAbout.get(mail.about ?? '') ?? '', toOfficeMail(mail)]))
}

/** An undone change has an event with its batch. */
const toEvents = (
  events: readonly EnrolmentEvent[],
  mails: ReadonlyMap<string, OfficeMail>,
  translations: ReadonlyMap<string, string>,
  parts: readonly ShownPart[],
): OfficeEvent[] => {
  const undone = new Set(events.filter(({ kind }) => kind === 'undone').map(({ batch }) => batch))
  const mailOf = ({ kind, batch }: EnrolmentEvent) => {
    const mail = kind === 'mail' && batch ? mails.get(batch) : undefined
    return mail && { mail }
  }
  const translate = (text: string) => translations.get(text) ?? text
  const inPanelLanguage = (event: OfficeEvent): OfficeEvent =>
    event.kind === 'stay' ? { ...event, from: translate(event.from), to: translate(event.to) } : event
  const described = (event: OfficeEvent) =>
    parts.reduce((found, { describeEvent }) => describeEvent(found), inPanelLanguage(event))
  return events.map((event) => ({ ...described(toEvent(event, undone)), ...mailOf(event) }))
}

/** Lists the important facts about the student and the stay in order. Facts without a value are left out. */
const factsOf = (doc: Enrolment, { quotes, school }: ReadRequest, locale: Locale): Fact[] => {
  const start = doc.start.slice(0, 10)
  const birthDate = doc.birthDate.slice(0, 10)
  const day = (stored: string | null | undefined) =>
    stored ? dayText(locale, stored.slice(0, 10), 'full') : ''
  const family = homestayTexts(doc.homestay, enrolmentsMessages(locale))
  const facts: [FactName, string, string?][] = [
    ['age', `${ageOn(birthDate, start)} (${dayText(locale, birthDate)})`],
    ['country', countryName(locale, doc.nationality)],
    ['language', languageName(locale, localeOf(doc))],
    ['level', doc.level === LEVEL_UNKNOWN ? quotesMessages(locale)('mail.officeLevelUnknown') : doc.level],
    ['email', doc.email, `mailto:${doc.email}`],
    ['phone', doc.phone ?? '', doc.phone ? phoneHref(doc.phone) : undefined],
    ['guardian', [doc.guardianName, doc.guardianContact].filter(Boolean).join(', ')],
    ['school', school.name],
    ['course', lineTitles(quotes, 'course').join(', ')],
    ['weeks', doc.weeks ? String(doc.weeks) : ''],
    ['room', lineTitles(quotes, 'accommodation').join(', ')],
    ['start', day(doc.start)],
    ['lastDay', day(doc.lastDay)],
    ['arrival', day(doc.arrival)],
    ['departure', day(doc.departure)],
    ['extras', lineTitles(quotes, 'extra', 'supplement').join(', ')],
    ...homestayFields.map((name): [FactName, string] => [name, family[name]]),
  ]
  return facts.flatMap(([name, value, href]) => (value ? [{ name, value, ...(href && { href }) }] : []))
}

const offersOf = ({ catalogue }: ReadRequest): OfficeEnrolment['offers'] =>
  catalogue && {
    courses: catalogue.courses
      .filter(({ number }) => number > NO_COURSE)
      .map(({ number, title }) => ({ number, title })),
    rooms: catalogue.accommodation
      .filter(({ number }) => number > NO_ACCOMMODATION)
      .map(({ number, title }) => ({ number, title })),
    extras: catalogue.extras.filter(({ forced }) => !forced).map(({ code, title }) => ({ code, title })),
  }

/** The guardian, unless the mails are theirs or only a phone number is known. */
const copiesOf = ({ email, guardianName, guardianContact }: Enrolment): OfficeEnrolment['copies'] => {
  const address = guardianContact?.trim() ?? ''
  if (!isMailAddress(address) || isSameContact(address, email)) return []
  return [{ name: guardianName ?? '', address }]
}

/** What is needed to write to the student of a request from another screen. */
export const readDrafts = async (payload: Payload, id: number, user: User): Promise<MailedEnrolment> => {
  const doc = await findEnrolment(payload, id)
  return {
    id,
    version: doc.version,
    email: doc.email,
    locale: localeOf(doc),
    drafts: await draftAnswers(payload, doc, publicName(user.name) ?? ''),
    copies: copiesOf(doc),
    areMailsKept: await hasNoMailServer(payload),
  }
}

/** One request with everything about it, in the language of the panel; undefined if there is none, or none that the user may see. */
export const readEnrolment = async (
  payload: Payload,
  id: number,
  { locale, user }: { locale: Locale; user: User },
): Promise<OfficeEnrolment | undefined> => {
  const doc = await findById(payload, 'enrolments', id)
  const school = doc?.school ? documentId(doc.school) : undefined
  if (!doc || !isOwnSchool(schoolsOf(user), school)) return undefined
  const [request, earlier, events, staff, drafts, places, answers, own] = await Promise.all([
    readRequest(payload, doc, locale),
    findQuotesById({ payload }, (doc.earlierQuotes ?? []).map(documentId)),
    findAll(payload, 'enrolment-events', { enrolment: { equals: id } }, { sort: '-id' }),
    readStaff(payload),
    draftAnswers(payload, doc, publicName(user.name) ?? ''),
    readPlacesOf(payload, id, school, locale),
    answerTranslator(payload, locale).translate(storedAnswers(doc.answers), localeOf(doc)),
    readOwnTemplateNames(payload),
  ])
  const { catalogue } = request
  const today = await readToday(payload)
  const parts = await Promise.all(
    officeParts
      .partsIn(payload.config)
      .map((part) => part.read(payload, doc, request.quotes, { today, locale })),
  )
  const fee = quotesMessages(locale)('registrationFee')
  const translated = (quote: Quote) => (catalogue ? translateQuote(quote, catalogue, fee) : quote)
  const stays = translateStays([...request.stored, ...earlier], [localeOf(doc), locale], translated)
  const offers = offersOf(request)
  const currency = request.quotes[0]?.content.currency
  const next = doc.state === 'confirmed' ? parts.find((part) => part.next)?.next : undefined
  return {
    id,
    version: doc.version,
    reference: doc.reference,
    state: doc.state,
    name: doc.name,
    email: doc.email,
    underage: doc.underage ?? false,
    locale: localeOf(doc),
    receivedAt: doc.createdAt,
    assignee: doc.assignee ? documentId(doc.assignee) : null,
    due: doc.due?.slice(0, 10) ?? '',
    isOverdue: isOverdue(doc, today),
    message: doc.message ?? '',
    facts: factsOf(doc, request, locale),
    answers: answers.map(({ label, value }) => ({ label, value })),
    start: doc.start.slice(0, 10),
    lastDay: doc.lastDay?.slice(0, 10) ?? '',
    weeks: doc.weeks ?? null,
    total: totalText(locale, request.quotes),
    account: accountState(doc, today),
    balance:
      currency && typeof doc.invoiced === 'number' ? formatExactIn(locale, balanceOf(doc), currency) : '',
    ...(next && { next }),
    quotes: request.quotes.map((quote) => toOfficeQuote(quote, locale, doc.start.slice(0, 10))),
    earlierQuotes: earlier.map((quote) => toOfficeQuote(translated(quote), locale)),
    events: toEvents(events, await readMails(payload, doc.reference, events), stays, parts),
    staff,
    drafts,
    ownTemplates: own,
    areMailsKept: await hasNoMailServer(payload),
    copies: copiesOf(doc),
    places,
    ...(offers && { offers }),
    panels: parts.flatMap(({ panel }) => panel ?? []),
  }
}
