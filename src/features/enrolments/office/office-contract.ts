import { z } from 'zod'
import type { OutgoingMail } from '../../../platform/payload/payload-types'
import { LARGEST_ID } from '../../../shared/id'
import type { Locale } from '../../../shared/locale'
import { isDay } from '../../../shared/time/days'
import type { OfficeCapacity } from '../capacity/capacity-contract'
import type { homestayFields } from '../form/fields/homestay'
import type { AccountState } from '../request/account'
import { type EventKind, type OfficeState, stateNames } from '../request/request-rules'

// JSON between the office's screens and the server. Texts are in the language of the panel.

/** The JSON routes. */
export const OFFICE_API = '/api/desk'

export const PAGE_SIZE = 50

/** Cards of a column of the board. */
export const BOARD_SIZE = 20

/** One line of the list. */
export interface OfficeRow {
  id: number
  version: number
  state: OfficeState
  reference: string
  name: string
  email: string
  underage: boolean
  school: string
  course: string
  weeks: number | null
  start: string
  accommodation: string
  total: string
  receivedAt: string
  assignee: string
  due: string
  isOverdue: boolean
  account: AccountState
  invoiced: string
  paid: string
  balance: string
  payBy: string
}

interface Named {
  id: number
  name: string
}

export interface OfficeList {
  rows: OfficeRow[]
  counts: Record<OfficeState, number>
  total: number
  page: number
  pages: number
  /** In the office. */
  today: string
  /** Who may handle requests. */
  staff: Named[]
  schools: Named[]
  ownTemplates: OwnTemplateName[]
  /** Numbers are unique within a school only. */
  courses: { school: number; number: number; title: string }[]
}

export interface OfficeQuote {
  id: number
  /** Its page, in the language it was made in. */
  href: string
  title: string
  /** "4 weeks from 4 January 2027". */
  stay: string
  createdAt: string
  lines: { title: string; detail: string; amount: string }[]
  total: string
  request: { course: number; weeks: number; accommodation: number; start: string; extras: string[] }
}

export interface OfficeEvent {
  id: number
  kind: EventKind
  at: string
  /** Empty if the student or the site did it. */
  by: string
  from: string
  to: string
  /** Who got a copy of a mail. */
  cc: string
  subject: string
  text: string
  isUndone: boolean
  /** In the words of the feature that noted it. */
  title?: string
  /** The document that the event is about. */
  file?: { name: string; href: string }
  /** State of the mail; missing once the queue has deleted it. */
  mail?: OfficeMail
}

/** A mail of staff in the mail queue. */
export interface OfficeMail {
  id: number
  state: OutgoingMail['state']
  /** Why the last attempt failed. */
  error: string
  /** When it was sent, or when the next attempt is. Empty if there is neither. */
  at: string
}

export interface Draft {
  subject: string
  text: string
  /** The language of the text, if the student's is missing. */
  language?: Locale
}

/** A template that the office has written. */
export interface OwnTemplateName {
  template: string
  name: string
}

/** A fact about the student or the stay. */
export interface Fact {
  name: FactName
  value: string
  href?: string
}

export type FactName =
  | 'age'
  | 'country'
  | 'language'
  | 'level'
  | 'email'
  | 'phone'
  | 'guardian'
  | 'school'
  | 'course'
  | 'weeks'
  | 'room'
  | 'start'
  | 'lastDay'
  | 'arrival'
  | 'departure'
  | 'extras'
  | (typeof homestayFields)[number]

/** A component of another feature on the screen of a request. It gets the request as `enrolment`, and these properties. */
export interface OfficePanel {
  /** One of the `components` that the feature declares. */
  component: string
  props: Record<string, unknown>
}

/** A step on the screen of a request: its text, and the id of the folded form or the button that does it. */
export interface NextStep {
  text: string
  target: string
}

/** Everything that the screen of one request shows. */
export interface OfficeEnrolment {
  id: number
  version: number
  reference: string
  state: OfficeState
  name: string
  email: string
  underage: boolean
  locale: Locale
  receivedAt: string
  assignee: number | null
  due: string
  isOverdue: boolean
  message: string
  facts: Fact[]
  /** Answers to the school's own questions. */
  answers: { label: string; value: string }[]
  start: string
  lastDay: string
  weeks: number | null
  total: string
  account: AccountState
  /** What is still owed; empty without an invoice. */
  balance: string
  /** What the office does next, in the words of the feature that does it. */
  next?: NextStep
  quotes: OfficeQuote[]
  earlierQuotes: OfficeQuote[]
  events: OfficeEvent[]
  staff: Named[]
  /** By template. */
  drafts: Record<string, Draft>
  /** Those of the office's own that have a text. */
  ownTemplates: OwnTemplateName[]
  /** No mail server is set: mails are not sent. */
  areMailsKept: boolean
  /** People of the request who may get copies of mails. */
  copies: { name: string; address: string }[]
  places: OfficeCapacity[]
  /** Choices for a correction; undefined if the school is not published. */
  offers?: {
    courses: { number: number; title: string }[]
    rooms: { number: number; title: string }[]
    /** Those that visitors choose. */
    extras: { code: string; title: string }[]
  }
  panels: OfficePanel[]
}

/** What a mail to the student is written with. */
export type MailedEnrolment = Pick<
  OfficeEnrolment,
  'id' | 'version' | 'email' | 'locale' | 'drafts' | 'areMailsKept' | 'copies'
>

/** The component that writes to students from the first screen, and what it gets. */
export const answerInPlace = '/features/enrolments/admin/today/AnswerInPlace#AnswerInPlace'

export interface AnswerInPlaceProps {
  rows: { id: number; name: string; detail: string; amount?: string }[]
  /** The mail that its button opens. */
  template: string
  label: string
}

/** The price of a corrected stay. */
export interface StayPreview {
  lines: OfficeQuote['lines']
  total: string
  before: string
  /** Why it cannot be booked, and what is worth knowing. */
  notes: string[]
  isBookable: boolean
}

/** The response to a change: what undoes it, if anything can. */
export interface ChangeResponse {
  version: number
  batch: string | null
}

/** The response to a change of several requests. */
export interface BatchResponse {
  batch: string | null
  changed: number[]
  /** Names of those whom somebody else has changed meanwhile. They were left alone. */
  conflicts: string[]
}

const day = z.string().refine(isDay, 'This is not a day.')
const version = z.number().int().min(1)
/** Makes the change although an offer has no place left. */
const overbook = z.literal(true).optional()

export const mailBody = z.object({
  template: z.string().min(1).max(40),
  subject: z.string().trim().min(1).max(150),
  text: z.string().trim().min(1).max(4000),
  /** Who gets a copy; `readCopies` checks them. */
  cc: z.array(z.string().max(1000)).max(50).optional(),
  /** The payment that the mail is about. */
  payment: z.number().int().min(1).optional(),
})

export type AnswerMail = z.output<typeof mailBody>

export const changeBody = z.object({
  version,
  state: z.enum(stateNames).optional(),
  assignee: z.number().int().min(1).nullable().optional(),
  due: day.nullable().optional(),
  note: z.string().trim().min(1).max(4000).optional(),
  mail: mailBody.optional(),
  overbook,
})

export type OfficeChange = z.output<typeof changeBody>

/** One change of several requests. Without a text, the template's is used, in the language of each student. */
export const batchBody = z.object({
  targets: z
    .array(z.object({ id: z.number().int().min(1).max(LARGEST_ID), version }))
    .min(1)
    .max(PAGE_SIZE),
  state: changeBody.shape.state,
  assignee: changeBody.shape.assignee,
  mail: mailBody
    .pick({ template: true })
    .extend(mailBody.pick({ subject: true, text: true }).partial().shape)
    .optional(),
  overbook,
})

export type OfficeBatch = z.output<typeof batchBody>

export const stayBody = z.object({
  quote: z.number().int().min(1),
  course: z.number().int().min(0).max(9999),
  weeks: z.number().int().min(1).max(99),
  accommodation: z.number().int().min(0).max(9999),
  start: day,
  /** Codes; without it they stay as they were. */
  extras: z.array(z.string().min(1).max(100)).max(100).optional(),
})

export type StayChoice = z.output<typeof stayBody>

export const stayChangeBody = stayBody.extend({ version, overbook })

export const undoBody = z.object({ batch: z.uuid(), overbook })
