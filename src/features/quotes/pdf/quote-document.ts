import {
  cardWithCode,
  type PdfBlock,
  type PdfDocument,
  type PdfPicture,
  type PdfText,
} from '../../../shared/formats/pdf'
import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import {
  type Currency,
  formatMoneyIn,
  pricingMessages,
  stayRows,
  withCode,
  withoutClosures,
} from '../../pricing/contract'
import type { SchoolIdentity } from '../../schools/contract'
import { type QuotesMessages, quotesMessages } from '../messages/messages'
import { isExpired, type Quote } from '../quote/quote'
import { lineDetail, momentText, quotePath, stayText, validUntilText } from '../quote/quote-texts'

/** Data for printing a quote besides its own content, as it is at the time of printing. */
export interface PrintContext {
  /** Missing if the school no longer exists. */
  school?: SchoolIdentity
  logo?: PdfPicture
  /** Known if a request was made with the quote; without a printable name, its reference stands for it. */
  student?: { name: string; reference: string }
  publicUrl: string
  now: Date
}

const amountOf = (locale: Locale, minor: number, currency: Currency): PdfText => ({
  text: formatMoneyIn(locale, minor, currency),
  // For symbols that cannot be printed.
  instead: formatMoneyIn(locale, minor, withCode(currency)),
  whole: true,
})

/** A quote as a document: amounts, lines and days are those that were stored, the school is as it is today. */
export const quoteDocument = (
  quote: Quote,
  locale: Locale,
  t: QuotesMessages,
  { school, logo, student, publicUrl, now }: PrintContext,
): PdfDocument => {
  const { content } = quote
  const p = quotesMessages(locale)
  const address = publicUrl + localePath(locale, quotePath(quote))
  const host = new URL(publicUrl).host
  const name: PdfText = { text: school?.name ?? content.school.name, instead: host }
  const lang = quote.locale === locale ? undefined : languageTag(quote.locale)
  const until = validUntilText(locale, quote)
  const expired = isExpired(quote, now)

  const lines: PdfBlock = {
    kind: 'table',
    head: [p('pdf.item'), p('pdf.amount')],
    amounts: true,
    rows: content.lines.map((line) => [
      { text: { text: line.title, instead: t('quoteLines') }, detail: lineDetail(locale, t, line), lang },
      { text: amountOf(locale, line.amount, content.currency) },
    ]),
    total: [{ text: t('total') }, { text: amountOf(locale, content.total, content.currency) }],
  }

  const besideCode = (blocks: PdfBlock[]) =>
    cardWithCode(address, p('pdf.codeAlt', { address }), [
      ...blocks,
      { kind: 'link', text: address, href: address },
    ])
  // Students who have enrolled are not told how to accept the quote.
  const next = student
    ? besideCode([{ kind: 'heading', level: 2, text: p('mail.openQuote') }])
    : besideCode([
        { kind: 'heading', level: 2, text: p('pdf.accept') },
        {
          kind: 'list',
          ordered: true,
          items: [
            p('pdf.acceptOpen'),
            p('pdf.acceptEnrol', { button: t('quoteEnrol') }),
            p('pdf.acceptAnswer'),
          ],
        },
        { kind: 'paragraph', text: p('pdf.acceptUntil', { date: until }), tone: 'strong' },
      ])

  const expiry: PdfBlock = {
    kind: 'card',
    blocks: [
      { kind: 'heading', level: 2, text: t('quoteExpired') },
      { kind: 'paragraph', text: t('quoteExpiredText', { date: until }) },
      { kind: 'link', text: address, href: address },
    ],
  }

  return {
    title: `${t('quote')} – ${content.school.name}`,
    author: content.school.name,
    lang: languageTag(locale),
    footer: { text: `${content.school.name} · ${t('quote')}`, instead: t('quote') },
    pageOf: p.template('pdf.pageOf'),
    leftOut: p('pdf.leftOut', { address }),
    blocks: [
      { kind: 'letterhead', name, logo, lines: school?.contact ?? [] },
      {
        kind: 'title',
        // The letterhead names the school unless it shows a logo.
        ...(logo && { above: name }),
        text: t('quote'),
        below: `${content.title}, ${stayText(locale, t, content.request)}`,
      },
      ...(expired ? [expiry] : []),
      {
        kind: 'columns',
        shares: [0.56, 0.44],
        columns: [stayBlocks(quote, locale, t, student), quoteBlocks(quote, locale, t, until)],
      },
      ...closureBlocks(quote, locale),
      { kind: 'heading', level: 2, text: t('quoteLines') },
      lines,
      ...indicativeBlocks(quote, locale, t),
      ...(expired ? [] : [next]),
      ...conditionBlocks(school, p('pdf.conditions')),
    ],
  }
}

/** The stay's days as rows of facts. A quote of an earlier version has at most its start. */
const dayFacts = ({ content }: Quote, locale: Locale, t: QuotesMessages) => {
  const { stay, request } = content
  if (stay)
    return stayRows(locale, pricingMessages(locale), withoutClosures(stay)).map(({ label, value }) => ({
      name: label,
      value,
    }))
  return request.start ? [{ name: t('start'), value: dayText(locale, request.start) }] : []
}

const stayBlocks = (
  quote: Quote,
  locale: Locale,
  t: QuotesMessages,
  student: PrintContext['student'],
): PdfBlock[] => {
  const p = quotesMessages(locale)
  const rows = [
    ...(student
      ? [
          { name: p('pdf.student'), value: { text: student.name, instead: student.reference } },
          { name: t('reference'), value: student.reference },
        ]
      : []),
    ...dayFacts(quote, locale, t),
  ]
  return [
    { kind: 'heading', level: 2, small: true, text: p('pdf.stay') },
    rows.length
      ? { kind: 'facts', rows }
      : { kind: 'paragraph', text: stayText(locale, t, quote.content.request) },
  ]
}

/** On which days there are no lessons during the stay, and what that means. */
const closureBlocks = ({ content: { stay } }: Quote, locale: Locale): PdfBlock[] => {
  if (!stay) return []
  const texts = pricingMessages(locale)
  const rows = stayRows(locale, texts, stay).slice(stayRows(locale, texts, withoutClosures(stay)).length)
  return rows.map(({ label, value }) => ({ kind: 'paragraph', text: `${label}: ${value}`, tone: 'soft' }))
}

const quoteBlocks = ({ content }: Quote, locale: Locale, t: QuotesMessages, until: string): PdfBlock[] => [
  { kind: 'heading', level: 2, small: true, text: quotesMessages(locale)('pdf.aboutQuote') },
  {
    kind: 'facts',
    rows: [
      { name: t('quoteMade'), value: momentText(locale, content.createdAt, content.timeZone) },
      { name: t('quoteValidUntil'), value: until },
      { name: t('quoteList'), value: t('quoteListValue', content.list) },
    ],
  },
]

const indicativeBlocks = ({ content }: Quote, locale: Locale, t: QuotesMessages): PdfBlock[] => {
  const { indicative, currency } = content
  if (!indicative) return []
  const { total, ratesDay } = indicative
  const rates = ratesDay
    ? ` ${quotesMessages(locale)('pdf.ratesOf', { date: dayText(locale, ratesDay) })}`
    : ''
  const sentence = (seen: Currency, own: Currency) =>
    t('quoteIndicative', {
      amount: formatMoneyIn(locale, total, seen),
      currency: own.format.symbol,
    }) + rates
  const text = {
    text: sentence(indicative.currency, currency),
    instead: sentence(withCode(indicative.currency), withCode(currency)),
    whole: true,
  }
  return [{ kind: 'paragraph', text, tone: 'soft' }]
}

const conditionBlocks = (school: SchoolIdentity | undefined, title: string): PdfBlock[] => {
  const paragraphs = (school?.conditions ?? '').split(/\n+/).filter((text) => text.trim())
  if (!paragraphs.length) return []
  return [
    { kind: 'heading', level: 2, text: title },
    ...paragraphs.map((text): PdfBlock => ({ kind: 'paragraph', text, tone: 'small' })),
  ]
}
