import type { Payload, PayloadRequest } from 'payload'
import { claim } from '../../../platform/database/claims'
import { keyedHash } from '../../../platform/http/signature'
import { Rejection } from '../../../platform/http/visitor-form/form-declaration'
import { mayMail, queueMail, queueVisitorMail } from '../../../platform/mail/queue'
import { hasNoMailServer } from '../../../platform/mail/sending'
import { findAll } from '../../../platform/payload/find-documents'
import type { QueryContext } from '../../../platform/payload/query'
import { afterCommit } from '../../../platform/transaction/transaction'
import { formError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { noonOf, todayIn } from '../../../shared/time/days'
import { writeRequest } from '../../pricing/contract'
import { countEvent, getPriceCatalogue } from '../../pricing/queries.server'
import { bookedCourses, chargeFeeOnce, isExpired, isOffered, type Quote } from '../../quotes/contract'
import { findQuotes, saveQuote } from '../../quotes/queries.server'
import { enrolmentsMessages } from '../messages/messages'
import type { Answer } from '../questions/questions'
import { addWorkingDays, quoteColumns } from '../request/request-rules'
import type { SentBefore } from './AlreadySentPage'
import { confirmationAbout } from './enrolment-mail'
import { enrolmentMails, loadMailing } from './enrolment-mails.server'
import { formatReference } from './enrolment-reference'
import { type EnrolGroup, groupsOf, stayOf } from './fields/enrol-group'
import type { Student } from './fields/enrolment-form'
import { isUnderage } from './fields/minors'

/** A quote that expires while the form is filled in is still accepted for this long. */
export const graceMs = 60 * 60 * 1000

export interface LoadedGroups {
  groups: EnrolGroup[]
  /** Whether some of the tokens have no usable quote. */
  lost: boolean
  expired: Quote[]
}

/** The quotes that can be used to enrol, in groups. Quotes that were valid at `since` are included. */
export const loadGroups = async (
  ctx: QueryContext,
  tokens: readonly string[],
  since = new Date(),
): Promise<LoadedGroups> => {
  const found = await findQuotes(ctx, tokens)
  const valid = found.filter((quote) => !isExpired(quote, since))
  const slugs = [...new Set(valid.map(({ content }) => content.school.slug))]
  const catalogues = (
    await Promise.all(slugs.map((slug) => getPriceCatalogue(ctx, slug, new Date(), bookedCourses(valid))))
  ).flatMap((catalogue) => catalogue ?? [])
  const offered = valid.filter((quote) =>
    catalogues.some(
      (catalogue) => catalogue.school.slug === quote.content.school.slug && isOffered(quote, catalogue),
    ),
  )
  const groups = groupsOf(chargeFeeOnce(offered, catalogues), catalogues)
  const usable = groups.reduce((count, { quotes }) => count + quotes.length, 0)
  const expired = found.filter((quote) => !valid.includes(quote))
  return { groups, lost: usable < tokens.length, expired }
}

/** A validated form. */
export interface EnrolmentRequest {
  /** Random value of the form: the same form with the same content is the same request. */
  idempotencyKey: string
  student: Student
  groups: { group: EnrolGroup; start: string; answers: Answer[] }[]
  locale: Locale
}

/**
 * The references of the requests of a form. They are derived from the form and its content, so that submitting it twice
 * creates one request, and submitting it with a corrected address creates another.
 */
export const referencesOf = (
  payload: Payload,
  { idempotencyKey, student, groups }: EnrolmentRequest,
): string[] =>
  groups.map(({ group, start, answers }) => {
    const tokens = group.quotes.map(({ token }) => token)
    const given = answers.map(({ question, given }) => [question, given])
    const content = JSON.stringify([
      idempotencyKey,
      student,
      group.catalogue.school.slug,
      start,
      tokens,
      given,
    ])
    return formatReference(keyedHash(payload.secret, content))
  })

/**
 * Identifies a person's request for a stay, whichever quotes it uses: a quote that was saved twice is one stay. The mail address
 * alone is not enough, because families share one.
 */
const fingerprintOf = (
  payload: Payload,
  { email, birthDate }: Student,
  { group, start }: EnrolmentRequest['groups'][number],
): string => {
  const stays = group.quotes
    .map(({ content: { request } }) => {
      const { age: _, level: __, ...stay } = request
      return String(writeRequest({ ...stay, start }))
    })
    .sort()
  const content = JSON.stringify([email.toLowerCase(), birthDate, group.catalogue.school.slug, start, stays])
  return keyedHash(payload.secret, `enrolment fingerprint ${content}`).toString('base64url')
}

const fingerprintsOf = (payload: Payload, { student, groups }: EnrolmentRequest): string[] =>
  groups.map((each) => fingerprintOf(payload, student, each))

/** Requests like this one that were sent before. A declined request may be sent again. */
const findSentBefore = async (
  payload: Payload,
  request: EnrolmentRequest,
  req?: PayloadRequest,
): Promise<SentBefore[]> => {
  const fingerprints = fingerprintsOf(payload, request)
  const docs = await findAll(
    req ?? payload,
    'enrolments',
    { fingerprint: { in: fingerprints }, state: { not_equals: 'declined' } },
    {
      select: { reference: true, fingerprint: true, createdAt: true, state: true },
      showHiddenFields: true,
      sort: '-createdAt',
      limit: 20,
    },
  )
  return request.groups.flatMap(({ group: { quotes, catalogue } }, index) => {
    const found = docs.find(({ fingerprint }) => fingerprint === fingerprints[index])
    if (!found || found.state === 'declined') return []
    const timeZone = quotes[0]?.content.timeZone ?? 'UTC'
    const { reference, createdAt: at, state } = found
    return [{ reference, school: catalogue.school.name, timeZone, at, state }]
  })
}

export const areStored = async (payload: Payload, references: string[]): Promise<boolean> => {
  const where = { reference: { in: references } }
  return (await payload.count({ collection: 'enrolments', where })).totalDocs === references.length
}

/** Whether a confirmation is mailed for each of these requests. Without a mail server none reaches anybody. */
export const areConfirmed = async (payload: Payload, references: string[]): Promise<boolean> => {
  if (await hasNoMailServer(payload)) return false
  const where = { about: { in: references.map(confirmationAbout) } }
  return (await payload.count({ collection: 'outgoing-mail', where })).totalDocs >= references.length
}

/** Makes transactions with one of these fingerprints wait for each other. One order everywhere prevents deadlocks. */
const lockFingerprints = async (req: PayloadRequest, fingerprints: readonly string[]) => {
  for (const fingerprint of [...fingerprints].sort()) await claim(req, `enrolment:${fingerprint}`, 1)
}

/** A stored quote never changes, so one with another start or without a fee is stored as another. */
const storeChanged = async (
  payload: Payload,
  req: PayloadRequest,
  group: EnrolGroup,
): Promise<EnrolGroup> => {
  const { catalogue } = group
  const quotes: Quote[] = []
  for (const quote of group.quotes) {
    const { content, locale, isReduced, isMoved } = quote
    const ctx = { payload, locale, draft: false, tag: () => {} }
    const isChanged = isReduced || isMoved
    const saved = isChanged && (await saveQuote(ctx, catalogue.school, content, catalogue, req))
    quotes.push({ ...quote, ...saved })
  }
  return { ...group, quotes }
}

/** Adds the ids and tokens of the stored quotes to the group's translation. */
const withTokensOf = ({ quotes }: EnrolGroup, translated: EnrolGroup): EnrolGroup => ({
  ...translated,
  quotes: translated.quotes.map((quote, index) => ({ ...quote, ...pickStored(quotes[index]) })),
})

const pickStored = (quote: Quote | undefined) => quote && { id: quote.id, token: quote.token }

/** The visitor is asked whether it is sent on purpose. */
const refuseSentBefore = async (payload: Payload, request: EnrolmentRequest, req?: PayloadRequest) => {
  const sentBefore = await findSentBefore(payload, request, req)
  const errors = [formError(enrolmentsMessages(request.locale)('sentBefore'))]
  if (sentBefore.length) throw new Rejection(errors, { status: 409, question: sentBefore })
}

interface GroupToStore {
  group: EnrolGroup
  start: string
  answers: Answer[]
  reference: string
  fingerprint: string
  mailing: NonNullable<Awaited<ReturnType<typeof loadMailing>>>
}

/** Stores the request of one group and its mails. */
const storeGroup = async (
  req: PayloadRequest,
  { student, locale }: EnrolmentRequest,
  { group: asked, start, answers, reference, fingerprint, mailing }: GroupToStore,
  requestedAt: Date,
  publicUrl: string,
): Promise<void> => {
  const { payload } = req
  // Data of a guardian is only kept for students who are under 18, or if the guardian is whom the school writes to.
  const { guardian, isByGuardian, homestay, ...adult } = student
  const now = requestedAt.toISOString()
  const group = await storeChanged(payload, req, asked)
  const stay = stayOf(group, start)
  const timeZone = group.quotes[0]?.content.timeZone ?? 'UTC'
  const underage = isUnderage(student.birthDate, start)
  const { id } = await payload.create({
    collection: 'enrolments',
    req,
    depth: 0,
    data: {
      ...adult,
      state: 'new',
      version: 1,
      reference,
      fingerprint,
      school: group.catalogue.school.id,
      birthDate: noonOf(student.birthDate),
      start: noonOf(start),
      lastDay: stay && noonOf(stay.lastDay),
      arrival: stay?.arrival && noonOf(stay.arrival),
      departure: stay?.departure && noonOf(stay.departure),
      underage,
      ...((underage || isByGuardian) &&
        guardian && {
          guardianName: guardian.name,
          guardianContact: guardian.contact,
          guardianConsentedAt: now,
        }),
      ...(homestay && { homestay }),
      ...(answers.length > 0 && { answers }),
      quotes: group.quotes.map((quote) => quote.id),
      ...quoteColumns(group.quotes),
      due: noonOf(addWorkingDays(todayIn(timeZone, requestedAt), mailing.school.answerDays)),
      locale,
      consentedAt: now,
    },
  })
  const mails = enrolmentMails(
    {
      reference,
      student: underage || isByGuardian ? { ...adult, guardian, isByGuardian } : adult,
      underage,
      start,
      answers: { forStudent: answers, forOffice: mailing.answers },
      requestedAt,
    },
    {
      ...mailing,
      forStudent: withTokensOf(group, mailing.forStudent),
      forOffice: withTokensOf(group, mailing.forOffice),
    },
    { id, locale, publicUrl },
  )
  // If the limit is reached, the student still has the reference, and the school has the request.
  if (await mayMail(req, 'enrolment', student.email)) await queueVisitorMail(payload, mails.toStudent, req)
  await queueMail(payload, mails.toSchool, req)
}

const countEnrolment = (payload: Payload, { groups, locale }: EnrolmentRequest) => {
  for (const { group } of groups)
    for (const { content } of group.quotes)
      void countEvent(payload, 'enrolment', {
        ...content.request,
        school: group.catalogue.school.id,
        language: locale,
      })
}

/**
 * Reads what storing needs; the function that it returns stores requests and their mails in the transaction of its `req` and
 * returns the references. The visitor is asked first if the same was sent before, unless it is sent again on purpose.
 */
export const storeEnrolments = async (
  payload: Payload,
  request: EnrolmentRequest,
  { again, publicUrl }: { again: boolean; publicUrl: string },
): Promise<(req: PayloadRequest) => Promise<string[]>> => {
  const requestedAt = new Date()
  const references = referencesOf(payload, request)
  const fingerprints = fingerprintsOf(payload, request)
  // Before the captcha's answer is spent, which sending it on purpose still needs.
  if (!again) await refuseSentBefore(payload, request)
  // Read before the transaction, to keep SQLite's write lock as short as possible.
  const mailings = await Promise.all(
    request.groups.map(({ group, answers }) => loadMailing(payload, group, answers, request.locale)),
  )
  return async (req) => {
    if (!again) {
      await lockFingerprints(req, fingerprints)
      await refuseSentBefore(payload, request, req)
    }
    for (const [index, asked] of request.groups.entries()) {
      const [reference, fingerprint, mailing] = [references[index], fingerprints[index], mailings[index]]
      if (!mailing || !reference || !fingerprint)
        throw new Error('the school of an enrolment request no longer exists')
      await storeGroup(req, request, { ...asked, reference, fingerprint, mailing }, requestedAt, publicUrl)
    }
    await afterCommit(req, () => countEnrolment(payload, request))
    return references
  }
}
