import { z } from 'zod'
import type { Locale } from '../../../shared/locale'
import { MAX_AMOUNT } from '../../../shared/text/amount-text'
import { isDay } from '../../../shared/time/days'
import type { AccountState } from '../../enrolments/contract'
import type { Currency } from '../../pricing/contract'

// Stored content of documents and payments, and the JSON between the office's screens and the server.

/** The mails that bring a document. Their texts are templates like those of answers. */
export const documentMails = ['letter', 'invoice', 'receipt', 'reminder'] as const

export type DocumentMail = (typeof documentMails)[number]

export const paymentWays = ['transfer', 'card', 'cash', 'other'] as const

export type PaymentWay = (typeof paymentWays)[number]

/** Who issues documents. */
export interface Issuer {
  name: string
  /** Address, telephone and so on. */
  lines: { text: string; href?: string }[]
  taxId: string
}

export interface BankAccount {
  holder: string
  iban: string
  bic: string
  bank: string
}

/** Everything that an invoice says, so that it stays the same whatever changes later. */
export interface InvoiceContent {
  locale: Locale
  /** Title of the document, e.g. "Pro-forma invoice". */
  title: string
  number: string
  issuedOn: string
  payBy: string
  /** The number of the invoice that this one corrects. */
  replaces?: string
  /** Name and address, as typed. */
  recipient: string
  student: string
  reference: string
  issuer: Issuer
  /** "General English, 4 weeks from 4 January 2027", one for each quote. */
  stays: string[]
  lines: { title: string; detail: string; amount: number }[]
  total: number
  /** Amount paid by the time of issue. */
  paid: number
  currency: Currency
  bank?: BankAccount
  /** The texts of administrators, filled in. */
  before: string
  after: string
}

/** Content of the receipt of a payment. */
export interface ReceiptContent {
  locale: Locale
  title: string
  student: string
  reference: string
  issuer: Issuer
  stays: string[]
  currency: Currency
  /** The invoice that it pays, if there was one. */
  invoice: string
  /** Balance owed after the payment; missing without an invoice. */
  balance?: number
  text: string
}

/** Content of the letter of acceptance. It is not stored: it follows the request. */
export interface LetterContent {
  locale: Locale
  title: string
  text: string
  date: string
  student: string
  birthDate: string
  /** The name of the country. */
  nationality: string
  reference: string
  issuer: Issuer
  stays: string[]
  /** First and last day, arrival and departure. */
  days: { label: string; value: string }[]
  accommodation: string
}

/** An invoice in the list of the office. Amounts are money. */
export interface OfficeInvoice {
  id: number
  number: string
  issuedOn: string
  payBy: string
  total: string
  isCancelled: boolean
  reason: string
}

export interface OfficePayment {
  id: number
  day: string
  way: PaymentWay
  amount: string
  note: string
  by: string
  isReversed: boolean
  isReversal: boolean
  /** Money that was paid back has none. */
  hasReceipt: boolean
}

/** The money of one request, as the office sees it. */
export interface OfficeBilling {
  state: AccountState
  /** Empty without an invoice. */
  invoiced: string
  paid: string
  balance: string
  payBy: string
  /** The symbol of the currency. */
  currency: string
  /** Amount owed in minor units, to fill in the next payment. */
  owed: number
  invoices: OfficeInvoice[]
  payments: OfficePayment[]
  /** Initial values of the forms. */
  suggested: { recipient: string; payBy: string; today: string }
  /** Without bank details an invoice does not say where to pay. */
  hasBank: boolean
}

const day = z.string().refine(isDay, 'This is not a day.')
const version = z.number().int().min(1)
const id = z.number().int().min(1)

export const issueBody = z.object({
  version,
  recipient: z.string().trim().min(1).max(400),
  payBy: day,
  /** The valid invoice that the new one corrects. */
  replaces: id.optional(),
})

export type IssueChoice = Omit<z.output<typeof issueBody>, 'version'>

export const cancelBody = z.object({ version, reason: z.string().trim().min(1).max(300) })

export const paymentBody = z.object({
  version,
  /** In minor units; negative for money that was paid back. */
  amount: z
    .number()
    .int()
    .min(-MAX_AMOUNT)
    .max(MAX_AMOUNT)
    .refine((amount) => amount !== 0, 'Enter an amount.'),
  day,
  way: z.enum(paymentWays),
  note: z.string().trim().max(500),
})

export type PaymentChoice = Omit<z.output<typeof paymentBody>, 'version'>

export const reversalBody = z.object({ version, note: z.string().trim().max(500) })
