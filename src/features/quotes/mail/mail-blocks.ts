import { phoneHref } from '../../../shared/contact/phone'
import { addressText } from '../../../shared/contact/postal-address'
import type { MailAttachment } from '../../../shared/formats/mail'
import type { MailBlock, MailContent } from '../../../shared/formats/mail-content'
import { countryName } from '../../../shared/language/countries'
import type { Locale } from '../../../shared/locale'
import {
  formatMoneyIn,
  lineTitle,
  type PriceCatalogue,
  pricingMessages,
  type StayDates,
  stayRows,
} from '../../pricing/contract'
import type { QuotesMessages } from '../messages/messages'
import type { Quote } from '../quote/quote'
import { lineDetail, stayText } from '../quote/quote-texts'
import type { MailSchool } from './mail-school'

// Parts that the mails about quotes and enrolments have in common.

/** The quote with the titles of a catalogue, which is in another language. Titles that it does not have stay as they are. */
export const translateQuote = (quote: Quote, catalogue: PriceCatalogue, registrationFee: string): Quote => {
  const { content } = quote
  const lines = content.lines.map((line) => {
    const { kind, code } = line
    if (kind === 'registration') return { ...line, title: registrationFee }
    if (code === undefined) return line
    const title = lineTitle({ kind, code }, catalogue, registrationFee)
    return title === code ? line : { ...line, title }
  })
  const closures = content.stay?.closures.map((closure) => {
    const { from, to } = closure
    const same = catalogue.closures.find((other) => other.from === from && other.to === to)
    return { ...closure, title: same?.title ?? closure.title }
  })
  const quoted = content.stay?.holidays
  const holidays = quoted && {
    ...quoted,
    days: quoted.days.map(({ day, title }) => {
      const same = catalogue.closures.find(
        ({ from, to, weeks }) => weeks === 'holiday' && from <= day && to >= day,
      )
      return { day, title: same?.title ?? title }
    }),
  }
  return {
    ...quote,
    content: {
      ...content,
      // A quote is named after its first line.
      title: lines[0]?.title ?? content.title,
      lines,
      ...(content.stay && closures && { stay: { ...content.stay, closures, ...(holidays && { holidays }) } }),
    },
  }
}

/** The lines of a quote and their total. A request may begin on another day than its quote. */
export const quoteBlock = (
  { content }: Quote,
  locale: Locale,
  t: QuotesMessages,
  start = content.request.start,
): MailBlock => {
  const { currency, indicative } = content
  return {
    type: 'prices',
    title: content.title,
    detail: stayText(locale, t, { ...content.request, start }),
    rows: content.lines.map((line) => ({
      title: line.title,
      detail: lineDetail(locale, t, line),
      amount: formatMoneyIn(locale, line.amount, currency),
    })),
    total: { title: t('total'), amount: formatMoneyIn(locale, content.total, currency) },
    ...(indicative && {
      note: t('quoteIndicative', {
        amount: formatMoneyIn(locale, indicative.total, indicative.currency),
        currency: currency.format.symbol,
      }),
    }),
  }
}

export const stayFacts = (locale: Locale, stay: StayDates): { label: string; value: string }[] =>
  stayRows(locale, pricingMessages(locale), stay)

/** How to reach the school. */
export const contactBlocks = (school: MailSchool, t: QuotesMessages): MailBlock[] => {
  const { email, phone, messenger } = school
  if (!email) return []
  return [
    { type: 'heading', text: t('mail.contact') },
    { type: 'text', text: t('mail.contactText') },
    {
      type: 'facts',
      rows: [
        ...(phone ? [{ label: t('mail.phone'), value: phone, href: phoneHref(phone) }] : []),
        { label: t('mail.email'), value: email, href: `mailto:${email}` },
        ...(messenger ? [{ label: messenger.label, value: messenger.account, href: messenger.href }] : []),
      ],
    },
  ]
}

const townAndCountry = (locale: Locale, { town, country }: MailSchool): string =>
  [town, country && countryName(locale, country)].filter(Boolean).join(', ')

/** The school at the head and the foot of its mails. */
export const fromSchool = (
  locale: Locale,
  school: MailSchool,
  footer: MailContent['footer'],
): Pick<MailContent, 'locale' | 'sender' | 'footer'> => ({
  locale,
  sender: { name: school.name, detail: townAndCountry(locale, school) },
  footer: [...footer, { text: [school.name, addressText(locale, school)].filter(Boolean).join(', ') }],
})

export const quotePdfMaker = 'quote-pdf'

/** The PDF of a quote, in a language, for the student of a request if there is one. */
export const quoteAttachment = (quote: Quote, locale: Locale, reference = ''): MailAttachment => ({
  maker: quotePdfMaker,
  key: `${locale} ${quote.token} ${reference}`.trim(),
})
