import {
  cardWithCode,
  type PdfBlock,
  type PdfDocument,
  type PdfPicture,
  type PdfText,
} from '../../../shared/formats/pdf'
import { type Locale, languageTag } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { type Currency, formatExactIn, MINOR, withCode } from '../../pricing/contract'
import { quotesMessages } from '../../quotes/contract'
import { ibanText } from '../account/bank-account'
import type {
  BankAccount,
  InvoiceContent,
  Issuer,
  LetterContent,
  PaymentWay,
  ReceiptContent,
} from '../account/billing-contract'
import { billingMessages } from '../messages/messages'
import { epcCode } from './epc-code'

// Invoices, receipts and letters as documents. Their content was stored; only the logo and the colours are those of today.

interface Fact {
  name: string
  value: PdfText
}

const amountOf = (locale: Locale, minor: number, currency: Currency): PdfText => ({
  text: formatExactIn(locale, minor, currency),
  // For symbols that cannot be printed.
  instead: formatExactIn(locale, minor, withCode(currency)),
  whole: true,
})

/** All amounts of a document have cents as soon as one has. */
const withCents = (currency: Currency, amounts: readonly number[]): Currency =>
  amounts.every((amount) => amount % MINOR === 0)
    ? currency
    : { ...currency, format: { ...currency.format, num_decimals: Math.max(currency.format.num_decimals, 2) } }

const paragraphs = (text: string, tone?: 'soft' | 'small' | 'strong'): PdfBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ kind: 'paragraph', text: part, ...(tone && { tone }) }))

/** Names that cannot be printed are replaced by the reference. */
const named = (text: string, reference: string): PdfText => ({ text, instead: reference })

interface Sheet {
  locale: Locale
  title: string
  issuer: Issuer
  reference: string
}

/** Parts common to all documents: the letterhead, the title and the foot. */
const sheet = (
  { locale, title, issuer, reference }: Sheet,
  logo: PdfPicture | undefined,
  below: string,
  blocks: PdfBlock[],
): PdfDocument => {
  const t = billingMessages(locale)
  const name: PdfText = { text: issuer.name, instead: reference }
  const taxLine = issuer.taxId ? [{ text: `${t('taxId')}: ${issuer.taxId}` }] : []
  return {
    title: `${title} ${below}`.trim(),
    author: issuer.name,
    lang: languageTag(locale),
    footer: { text: [issuer.name, title, below].filter(Boolean).join(' · '), instead: title },
    pageOf: quotesMessages(locale).template('pdf.pageOf'),
    leftOut: t('leftOut'),
    fitsOnePage: true,
    blocks: [
      { kind: 'letterhead', name, ...(logo && { logo }), lines: [...issuer.lines, ...taxLine] },
      // The letterhead names the issuer unless it shows a logo.
      { kind: 'title', ...(logo && { above: name }), text: title, ...(below && { below }) },
      ...blocks,
    ],
  }
}

/** The bank account, with a QR code for banking apps if the amount is in euros. */
const paymentCard = (content: InvoiceContent, bank: BankAccount, owed: number): PdfBlock => {
  const { locale, currency, number, reference, payBy } = content
  const t = billingMessages(locale)
  const purpose = `${number} ${reference}`
  const code =
    currency.iso === 'EUR'
      ? epcCode({ holder: bank.holder, iban: bank.iban, bic: bank.bic, amount: owed, purpose })
      : undefined
  const rows: Fact[] = [
    { name: t('toPay'), value: amountOf(locale, owed, currency) },
    { name: t('payBy'), value: dayText(locale, payBy) },
    { name: t('holder'), value: named(bank.holder, reference) },
    { name: 'IBAN', value: ibanText(bank.iban) },
    ...(bank.bic ? [{ name: 'BIC', value: bank.bic }] : []),
    ...(bank.bank ? [{ name: t('bank'), value: bank.bank }] : []),
    { name: t('purpose'), value: purpose },
  ]
  const blocks: PdfBlock[] = [
    { kind: 'heading', level: 2, text: t('howToPay') },
    ...(code ? [{ kind: 'paragraph' as const, text: t('scan'), tone: 'soft' as const }] : []),
    { kind: 'facts', rows },
  ]
  const alt = t('codeAlt', { amount: formatExactIn(locale, owed, currency), holder: bank.holder })
  return code ? cardWithCode(code, alt, blocks) : { kind: 'card', blocks }
}

/** An invoice as it was issued. `cancelledOn`: the only thing that can happen to it later. */
export const invoiceDocument = (
  content: InvoiceContent,
  { logo, cancelledOn }: { logo?: PdfPicture; cancelledOn?: string } = {},
): PdfDocument => {
  const { locale, number, reference, total, paid, bank, lines } = content
  const currency = withCents(content.currency, [paid, ...lines.map(({ amount }) => amount)])
  const t = billingMessages(locale)
  const p = quotesMessages(locale)
  const owed = total - paid
  const facts: Fact[] = [
    { name: t('number'), value: number },
    { name: t('date'), value: dayText(locale, content.issuedOn) },
    { name: t('payBy'), value: dayText(locale, content.payBy) },
    { name: quotesMessages(locale)('reference'), value: reference },
  ]
  return sheet(content, logo, number, [
    ...(cancelledOn
      ? [
          {
            kind: 'card' as const,
            blocks: paragraphs(t('cancelled', { date: dayText(locale, cancelledOn) }), 'strong'),
          },
        ]
      : []),
    {
      kind: 'columns',
      shares: [0.56, 0.44],
      columns: [
        [
          { kind: 'heading', level: 2, small: true, text: t('recipient') },
          ...content.recipient
            .split(/\r?\n/)
            .filter((line) => line.trim())
            .map((line): PdfBlock => ({ kind: 'paragraph', text: named(line.trim(), reference) })),
          ...(content.recipient.includes(content.student)
            ? []
            : [
                {
                  kind: 'facts' as const,
                  rows: [{ name: p('pdf.student'), value: named(content.student, reference) }],
                },
              ]),
        ],
        [
          { kind: 'heading', level: 2, small: true, text: t('invoice') },
          { kind: 'facts', rows: facts },
        ],
      ],
    },
    ...(content.replaces ? paragraphs(t('replaces', { number: content.replaces }), 'strong') : []),
    ...paragraphs(content.before),
    ...content.stays.map((stay): PdfBlock => ({ kind: 'paragraph', text: stay, tone: 'strong' })),
    {
      kind: 'table',
      head: [p('pdf.item'), p('pdf.amount')],
      amounts: true,
      rows: lines.map((line) => [
        { text: { text: line.title, instead: t('course') }, detail: line.detail },
        { text: amountOf(locale, line.amount, currency) },
      ]),
      total: [{ text: quotesMessages(locale)('total') }, { text: amountOf(locale, total, currency) }],
    },
    ...(paid
      ? [
          {
            kind: 'facts' as const,
            rows: [
              { name: t('alreadyPaid'), value: amountOf(locale, paid, currency) },
              { name: t('toPay'), value: amountOf(locale, owed, currency) },
            ],
          },
        ]
      : []),
    ...(bank && owed > 0 && !cancelledOn ? [paymentCard({ ...content, currency }, bank, owed)] : []),
    ...paragraphs(content.after, 'small'),
  ])
}

/** The receipt of one payment. */
export const receiptDocument = (
  content: ReceiptContent,
  payment: { number: string; amount: number; day: string; way: PaymentWay },
  logo?: PdfPicture,
): PdfDocument => {
  const { locale, reference, currency, invoice, balance } = content
  const t = billingMessages(locale)
  const rows: Fact[] = [
    { name: quotesMessages(locale)('pdf.amount'), value: amountOf(locale, payment.amount, currency) },
    { name: t('receivedOn'), value: dayText(locale, payment.day) },
    { name: t('way'), value: t(`ways.${payment.way}`) },
    { name: quotesMessages(locale)('pdf.student'), value: named(content.student, reference) },
    { name: quotesMessages(locale)('reference'), value: reference },
    ...(invoice ? [{ name: t('invoice'), value: invoice }] : []),
    ...(balance !== undefined && balance >= 0
      ? [{ name: t('balance'), value: amountOf(locale, balance, currency) }]
      : []),
  ]
  return sheet(content, logo, payment.number, [
    ...content.stays.map((stay): PdfBlock => ({ kind: 'paragraph', text: stay })),
    { kind: 'card', blocks: [{ kind: 'facts', rows }] },
    ...paragraphs(content.text),
  ])
}

/** The letter of acceptance, for the student and for authorities. */
export const letterDocument = (content: LetterContent, logo?: PdfPicture): PdfDocument => {
  const { locale, reference, student, birthDate, nationality, stays, days, accommodation } = content
  const t = billingMessages(locale)
  const q = quotesMessages(locale)
  const rows: Fact[] = [
    { name: quotesMessages(locale)('pdf.student'), value: named(student, reference) },
    { name: q('birthDate'), value: dayText(locale, birthDate) },
    { name: q('nationality'), value: nationality },
    ...stays.map((stay) => ({ name: t('course'), value: stay })),
    ...days.map(({ label, value }) => ({ name: label, value })),
    ...(accommodation ? [{ name: t('accommodation'), value: accommodation }] : []),
    { name: q('reference'), value: reference },
  ]
  return sheet(content, logo, dayText(locale, content.date), [
    ...paragraphs(content.text),
    { kind: 'card', blocks: [{ kind: 'facts', rows }] },
    { kind: 'paragraph', text: named(content.issuer.name, reference), tone: 'strong' },
  ])
}
