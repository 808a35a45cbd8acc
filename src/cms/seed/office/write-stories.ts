import { draftInvoice, draftReceipt, type Paper } from '../../../features/billing/queries.server'
import { answerTexts, localeOf } from '../../../features/enrolments/queries.server'
import { formatExact } from '../../../features/pricing/contract'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { documentId } from '../../../shared/id'
import { fill } from '../../../shared/text/message'
import { addDays, noonOf } from '../../../shared/time/days'
import { declineNotes, officeNotes } from './people'
import type { PlannedEnrolment } from './plan-office'
import { addRow, laterThan, type Office } from './write-row'

// What the office has done with a request: answered, noted, invoiced, and paid by the student.

export interface Story {
  doc: Enrolment
  planned: PlannedEnrolment
  paper: Paper
}

const answers = { confirmed: 'confirm', declined: 'decline', waiting: 'documents' } as const

/** The answer in the student's language, as the office would have sent it. */
const answerOf = ({ doc, planned: { state, staff }, paper }: Story) => {
  if (!(state in answers)) return undefined
  const { subject, text } = answerTexts(localeOf(doc))[answers[state as keyof typeof answers]]
  const values = { ...paper.values, staff }
  return { subject: fill(subject, values), text: fill(text, values) }
}

const writeEvent = (office: Office, { doc, planned }: Story, at: string, event: object) =>
  addRow(office, 'enrolment-events', at, {
    enrolment: doc.id,
    byName: planned.staff,
    version: doc.version,
    ...event,
  })

export const writeStory = async (office: Office, story: Story): Promise<void> => {
  const { doc, planned } = story
  await writeEvent(office, story, doc.createdAt, { kind: 'received', to: 'new', byName: null, version: 1 })
  if (planned.state === 'new') return
  const answered = laterThan(doc.createdAt, 0.2 + office.random.next() * 1.5, office)
  const answer = answerOf(story)
  if (answer) await writeEvent(office, story, answered, { kind: 'mail', to: doc.email, ...answer })
  await writeEvent(office, story, answered, { kind: 'state', from: 'new', to: planned.state })
  if (!planned.hasNote) return
  const text = office.random.pick(planned.state === 'declined' ? declineNotes : officeNotes)
  await writeEvent(office, story, laterThan(answered, 1, office), { kind: 'note', text })
}

/** Days to pay an invoice. */
const payDays = 14

/** Numbers that nobody takes for those of real invoices, and that leave no gap between them. */
const demoNumber = (serial: number): string => `DEMO-${String(serial).padStart(4, '0')}`

const ofRequest = ({ doc, planned }: Story) => ({
  enrolment: doc.id,
  name: doc.name,
  email: doc.email,
  reference: doc.reference,
  byName: planned.staff,
})

/** Stores the invoice of a confirmed request and what is paid of it. */
export const writeBill = async (office: Office, story: Story, serial: number): Promise<void> => {
  const { doc, planned, paper } = story
  const issuedOn = laterThan(doc.createdAt, 2, office).slice(0, 10)
  const payBy = addDays(issuedOn, payDays)
  const { total, withNumber, money } = draftInvoice(
    paper,
    doc,
    { recipient: doc.guardianName || doc.name, payBy },
    issuedOn,
  )
  const number = demoNumber(serial)
  await addRow(office, 'invoices', noonOf(issuedOn), {
    ...ofRequest(story),
    school: story.doc.school ? documentId(story.doc.school) : null,
    number,
    year: 0,
    serial,
    state: 'valid',
    total,
    issuedOn: noonOf(issuedOn),
    payBy: noonOf(payBy),
    content: withNumber(number),
  })
  await writeEvent(office, story, noonOf(issuedOn), { kind: 'invoice', from: payBy, to: number, text: money })
  const account = { invoiced: total, payBy: noonOf(payBy) }
  // Without cents.
  const paid = Math.round((total * (planned.paid ?? 0)) / 100) * 100
  if (paid) await writePayment(office, { ...story, doc: { ...doc, ...account } }, { issuedOn, number, paid })
  await office.req.payload.db.updateOne({
    collection: 'enrolments',
    id: doc.id,
    data: { ...account, paid },
    req: office.req,
    returning: false,
  })
}

const writePayment = async (
  office: Office,
  story: Story,
  { issuedOn, number, paid }: { issuedOn: string; number: string; paid: number },
): Promise<void> => {
  const day = laterThan(noonOf(issuedOn), office.random.between(1, payDays - 2), office).slice(0, 10)
  const way = office.random.pick(['transfer', 'transfer', 'card', 'cash'] as const)
  const content = draftReceipt(story.paper, story.doc)(paid, story.doc, number)
  await addRow(office, 'payments', noonOf(day), {
    ...ofRequest(story),
    school: story.doc.school ? documentId(story.doc.school) : null,
    amount: paid,
    day: noonOf(day),
    way,
    invoice: number,
    content,
  })
  const text = formatExact(paid, content.currency)
  await writeEvent(office, story, noonOf(day), { kind: 'payment', from: way, to: text, text: '' })
}
