import { randomBytes } from 'node:crypto'
import { addWorkingDays, formatReference, quoteColumns } from '../../../features/enrolments/contract'
import { placesOfStay, pricingMessages, type StayRules, stayDates } from '../../../features/pricing/contract'
import { type Quote, quoteContent } from '../../../features/quotes/contract'
import { findAll } from '../../../platform/payload/find-documents'
import { foldWords } from '../../../shared/text/fold-words'
import { addDays, DAY_MS, noonOf } from '../../../shared/time/days'
import type { PlannedEnrolment, PlannedMessage, PlannedQuote } from './plan-office'
import { addRow, momentOf, type Office, writeRow } from './write-row'

// What visitors have sent: quotes, requests with their places, and messages.

const quoteDays = 30

export const writeQuote = async (office: Office, planned: PlannedQuote, at: string) => {
  const { locale, school, request, price } = planned
  const catalogue = school.catalogues[locale]
  const content = quoteContent(request, price, catalogue, {
    shownIn: catalogue.currency,
    registrationFee: pricingMessages(locale)('registrationFee'),
    timeZone: school.timeZone,
    now: new Date(at),
  })
  const token = randomBytes(18).toString('base64url')
  const expiresAt = new Date(Date.parse(at) + quoteDays * DAY_MS).toISOString()
  const id = await writeRow(office, 'quotes', at, {
    token,
    school: catalogue.school.id,
    locale,
    total: content.total,
    content,
    listId: content.list.id,
    listVersion: content.list.version,
    expiresAt,
  })
  const quote: Quote = { id, token, locale, school: catalogue.school.id, expiresAt, content }
  return quote
}

export const writeEnrolment = async (
  office: Office,
  planned: PlannedEnrolment,
  rules: StayRules,
): Promise<{ enrolment: number; quote: Quote }> => {
  const { person, locale, request, state, guardian, homestay, message } = planned
  const catalogue = planned.school.catalogues[locale]
  const school = catalogue.school.id
  const at = momentOf(office, planned.daysAgo)
  const quote = await writeQuote(office, planned, at)
  const stay = stayDates(request, catalogue)
  const reference = formatReference(randomBytes(7))
  const answerBy = addWorkingDays(at.slice(0, 10), 2)
  const enrolment = await writeRow(office, 'enrolments', at, {
    name: person.name,
    email: person.email,
    nationality: person.nationality,
    birthDate: noonOf(person.birthDate),
    level: person.level,
    locale,
    message,
    homestay,
    underage: guardian !== undefined,
    ...(guardian && {
      guardianName: guardian,
      guardianContact: `family.${person.email}`,
      guardianConsentedAt: at,
    }),
    state,
    version: state === 'new' ? 1 : 2,
    due: noonOf(state === 'waiting' ? addDays(answerBy, 5) : answerBy),
    reference,
    school,
    start: noonOf(request.start),
    lastDay: stay && noonOf(stay.lastDay),
    arrival: stay?.arrival && noonOf(stay.arrival),
    departure: stay?.departure && noonOf(stay.departure),
    quotes: [quote.id],
    ...quoteColumns([quote]),
    consentedAt: at,
    searchText: foldWords(`${person.name} ${person.email} ${reference}`),
  })
  for (const { kind, number, from, to } of placesOfStay(request, rules))
    await addRow(office, 'enrolment-places', at, {
      enrolment,
      school,
      kind,
      offer: number,
      firstDay: from,
      lastDay: to,
    })
  return { enrolment, quote }
}

/** Messages of the contact form. */
export const writeMessages = async (
  office: Office,
  messages: readonly PlannedMessage[],
): Promise<number[]> => {
  const [form] = await findAll(office.req, 'forms', { slug: { equals: 'contact' } }, { limit: 1 })
  if (!form) return []
  const answer = (field: string, label: string, value: string) => ({
    id: randomBytes(12).toString('hex'),
    field,
    label,
    value,
  })
  const ids: number[] = []
  for (const { person, text, state, daysAgo } of messages)
    ids.push(
      await writeRow(office, 'form-submissions', momentOf(office, daysAgo), {
        summary: `${person.name}: ${text}`.slice(0, 120),
        submissionData: [
          answer('name', 'Your name', person.name),
          answer('email', 'E-mail address', person.email),
          answer('message', 'Your message', text),
        ],
        state,
        form: form.id,
        email: person.email,
        locale: person.locale,
        page: '/contact',
      }),
    )
  return ids
}
