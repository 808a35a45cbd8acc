import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { mayMail, queueMail } from '../../../platform/mail/queue'
import type { QueryContext } from '../../../platform/payload/query'
import { inTransaction } from '../../../platform/transaction/transaction'
import type { Locale } from '../../../shared/locale'
import type { Captcha } from '../../captcha/queries.server'
import { getPriceCatalogue } from '../queries.server'
import { quoteMessages } from '../quotes/messages/messages'
import { isExpired, type Quote } from '../quotes/quote'
import { findQuotedSchool, findQuotes } from '../quotes/quotes.server'
import { type EnrolGroup, groupsOf, stayOf } from './enrol-group'
import type { Student } from './enrolment-form'
import { confirmationAbout, confirmationMail, type Enrolment, notificationMail } from './enrolment-mail'
import { formatReference } from './enrolment-reference'
import { isUnderage } from './guardian'

/** A quote that expires while the form is filled in is still accepted for this long. */
export const graceMs = 60 * 60 * 1000

interface LoadedGroups {
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
  const catalogues = await Promise.all(slugs.map((slug) => getPriceCatalogue(ctx, slug, new Date())))
  const groups = groupsOf(
    valid,
    catalogues.flatMap((catalogue) => catalogue ?? []),
  )
  const usable = groups.reduce((count, { quotes }) => count + quotes.length, 0)
  const expired = found.filter((quote) => !valid.includes(quote))
  return { groups, lost: usable < tokens.length, expired }
}

/** A validated form. */
export interface EnrolmentRequest {
  /** Random value of the form: the same form with the same content is the same request. */
  once: string
  student: Student
  groups: { group: EnrolGroup; start: string }[]
  locale: Locale
}

/**
 * The references of the requests of a form. They are derived from the form and its content, so that submitting it twice
 * creates one request, and submitting it with a corrected address creates another.
 */
export const referencesOf = (payload: Payload, { once, student, groups }: EnrolmentRequest): string[] =>
  groups.map(({ group, start }) => {
    const tokens = group.quotes.map(({ token }) => token)
    const content = JSON.stringify([once, student, group.catalogue.school.slug, start, tokens])
    return formatReference(createHmac('sha256', payload.secret).update(content).digest())
  })

export const areStored = async (payload: Payload, references: string[]): Promise<boolean> => {
  const where = { reference: { in: references } }
  return (await payload.count({ collection: 'enrolments', where })).totalDocs === references.length
}

/** Whether each of these requests has a confirmation mail. */
export const areConfirmed = async (payload: Payload, references: string[]): Promise<boolean> => {
  const where = { about: { in: references.map(confirmationAbout) } }
  return (await payload.count({ collection: 'outgoing-mail', where })).totalDocs >= references.length
}

/** Payload keeps days as noon UTC. */
const storedDay = (day: string) => `${day}T12:00:00.000Z`

interface StoreOptions {
  captcha: Captcha
  answer: Parameters<Captcha['spend']>[1]
  publicUrl: string
}

/** Stores requests and their mails in one transaction. Returns false if the captcha answer was already used. */
export const storeEnrolments = async (
  payload: Payload,
  request: EnrolmentRequest,
  { captcha, answer, publicUrl }: StoreOptions,
): Promise<boolean> => {
  const { student, locale, groups } = request
  // Data of a guardian is only kept for students who are under 18.
  const { guardian, ...adult } = student
  const now = new Date().toISOString()
  const references = referencesOf(payload, request)
  // Read before the transaction, to keep SQLite's write lock as short as possible.
  const schools = await Promise.all(
    groups.map(({ group }) => findQuotedSchool({ payload }, group.catalogue.school.slug)),
  )
  return inTransaction(payload, async (req) => {
    if (!(await captcha.spend(req, answer))) return false
    for (const [index, { group, start }] of groups.entries()) {
      const school = schools[index]
      const reference = references[index]
      if (!school || !reference) throw new Error('the school of an enrolment request no longer exists')
      const stay = stayOf(group, start)
      const underage = isUnderage(student.birthDate, start)
      const enrolment: Enrolment = {
        reference,
        school,
        student: underage ? student : adult,
        underage,
        start,
        stay,
        quotes: group.quotes,
      }
      const { id } = await payload.create({
        collection: 'enrolments',
        req,
        depth: 0,
        data: {
          ...adult,
          state: 'new',
          reference,
          school: school.id,
          birthDate: storedDay(student.birthDate),
          start: storedDay(start),
          lastDay: stay && storedDay(stay.lastDay),
          arrival: stay?.arrival && storedDay(stay.arrival),
          departure: stay?.departure && storedDay(stay.departure),
          underage,
          ...(underage &&
            guardian && {
              guardianName: guardian.name,
              guardianContact: guardian.contact,
              guardianConsentedAt: now,
            }),
          quotes: group.quotes.map((quote) => quote.id),
          locale,
          consentedAt: now,
        },
      })
      // If the limit is reached, the student still has the reference, and the school has the request.
      if (await mayMail(req, 'enrolment', student.email))
        await queueMail(payload, confirmationMail(enrolment, locale, quoteMessages[locale]), req)
      await queueMail(
        payload,
        notificationMail(enrolment, `${publicUrl}/admin/collections/enrolments/${id}`),
        req,
      )
    }
    return true
  })
}
