import { phoneHref } from '../../../shared/contact/phone'
import { addressText } from '../../../shared/contact/postal-address'
import type { Mail } from '../../../shared/formats/mail'
import {
  type MailBlock,
  type MailContent,
  type MailFact,
  mailText,
} from '../../../shared/formats/mail-content'
import { countryName } from '../../../shared/language/countries'
import { languageName } from '../../../shared/language/display-name'
import { type Locale, localePath } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { labelText } from '../../../shared/text/label-text'
import { formatMoneyIn, type StayDates, withoutClosures } from '../../pricing/contract'
import {
  contactBlocks,
  fromSchool,
  lineTitles,
  type MailSchool,
  type Quote,
  quoteAttachment,
  quoteBlock,
  quotePath,
  quotesMessages,
  stayFacts,
} from '../../quotes/contract'
import { enrolmentsMessages } from '../messages/messages'
import type { Answer } from '../questions/questions'
import { LEVEL_UNKNOWN, type Student } from './fields/enrolment-form'
import { type CalendarFile, calendarFile } from './stay-calendar'

/** One enrolment request at one school, with titles in the language of the mail. */
export interface Enrolment {
  reference: string
  school: MailSchool
  /** With a guardian only if the student is under 18, or if the guardian has filled in the form. */
  student: Omit<Student, 'homestay'> & { phone?: string }
  /** Under 18 on the first day. */
  underage: boolean
  start: string
  /** The days of the stay, from the first arrival to the last departure if there are several quotes. */
  stay: StayDates | undefined
  quotes: Quote[]
  /** The days of each quote. */
  stays: (StayDates | undefined)[]
  /** Answers to the school's own questions that mails may contain. */
  answers: Pick<Answer, 'label' | 'value'>[]
  requestedAt: Date
}

/** Identifies the confirmation mail of a request. */
export const confirmationAbout = (reference: string): string => `enrolment:${reference}:confirmation`

/** Whether the quotes have different days or closures, so that each needs its own. */
const haveOwnDays = ({ stays }: Pick<Enrolment, 'stays'>): boolean =>
  new Set(stays.map((stay) => JSON.stringify(stay))).size > 1

const stayBlock = (
  { stay, start, stays }: Enrolment,
  locale: Locale,
  reference: MailFact[] = [],
): Extract<MailBlock, { type: 'facts' }> => ({
  type: 'facts',
  rows: [
    ...reference,
    ...(stay
      ? stayFacts(locale, haveOwnDays({ stays }) ? withoutClosures(stay) : stay)
      : [{ label: quotesMessages(locale)('start'), value: dayText(locale, start) }]),
  ],
})

/** The quotes; each with its days and closures if they are not the same for all. */
const quoteBlocks = (enrolment: Enrolment, locale: Locale): MailBlock[] =>
  enrolment.quotes.flatMap((quote, index): MailBlock[] => {
    const block = quoteBlock(quote, locale, quotesMessages(locale), enrolment.start)
    const stay = haveOwnDays(enrolment) ? enrolment.stays[index] : undefined
    return stay ? [block, { type: 'facts', rows: stayFacts(locale, stay) }] : [block]
  })

const answerBlocks = (answers: Enrolment['answers'], locale: Locale): MailBlock[] =>
  answers.length
    ? [
        { type: 'heading', text: enrolmentsMessages(locale)('question.answers') },
        { type: 'facts', rows: answers.map(({ label, value }) => ({ label, value })) },
      ]
    : []

/** The address is not verified, so the school's mail must not carry links or long texts that somebody else has written. */
const isHarmless = ({ value }: Enrolment['answers'][number]): boolean =>
  value.length <= 120 && !/:\/\/|www\./i.test(value)

const titlesOf = (quotes: readonly Quote[], kind: 'course' | 'accommodation'): string =>
  lineTitles(quotes, kind).join(' + ')

const quoteHref = (quote: Quote, locale: Locale, publicUrl: string) =>
  `${publicUrl}${localePath(locale, quotePath(quote))}`

/** The days of a request for calendars; undefined if they are not known. */
export const requestCalendar = (
  request: Pick<Enrolment, 'reference' | 'school' | 'stay' | 'quotes' | 'requestedAt'>,
  locale: Locale,
  publicUrl: string,
): CalendarFile | undefined => {
  const { reference, school, stay, quotes, requestedAt } = request
  const [first] = quotes
  if (!first || !stay) return undefined
  const accommodation = titlesOf(quotes, 'accommodation')
  return calendarFile(
    {
      reference,
      course: titlesOf(quotes, 'course') || accommodation || school.name,
      ...(accommodation && { accommodation }),
      stay,
      notes: stayFacts(locale, stay)
        .slice(stayFacts(locale, withoutClosures(stay)).length)
        .map(({ label, value }) => labelText(locale, label, value)),
      school: { name: school.name, address: addressText(locale, school) },
      href: quoteHref(first, locale, publicUrl),
      requestedAt,
    },
    quotesMessages(locale),
  )
}

/** One button for one quote; a list of links for several. */
const quoteLinks = (
  quotes: readonly Quote[],
  locale: Locale,
  hrefOf: (quote: Quote) => string,
): MailBlock => {
  const [first, ...others] = quotes
  if (first && !others.length)
    return { type: 'button', label: quotesMessages(locale)('mail.openQuote'), href: hrefOf(first) }
  return {
    type: 'facts',
    rows: quotes.map((quote) => ({
      label: quote.content.title,
      value: quotesMessages(locale)('cartShow'),
      href: hrefOf(quote),
    })),
  }
}

/** The mail to the student, in their language. */
export const confirmationMail = (enrolment: Enrolment, locale: Locale, publicUrl: string): Mail => {
  const { reference, school, student, quotes } = enrolment
  const t = quotesMessages(locale)
  const hrefOf = (quote: Quote) => quoteHref(quote, locale, publicUrl)
  const answer = t('mail.answer', { count: school.answerDays })
  const calendar = requestCalendar(enrolment, locale, publicUrl)
  const content: MailContent = {
    ...fromSchool(locale, school, []),
    title: t('mail.requestReceived'),
    preheader: `${t('reference')}: ${reference}. ${answer}`,
    greeting: t('enrolMailHello', {
      name: (student.isByGuardian && student.guardian?.name) || student.name,
    }),
    blocks: [
      { type: 'text', text: t('enrolMailText', { school: school.name }) },
      { type: 'heading', text: t('mail.stay') },
      stayBlock(enrolment, locale, [{ label: t('reference'), value: reference }]),
      ...quoteBlocks(enrolment, locale),
      ...answerBlocks(enrolment.answers.filter(isHarmless), locale),
      quoteLinks(quotes, locale, hrefOf),
      { type: 'text', text: calendar ? t('mail.quoteAndCalendarAttached') : t('mail.quoteAttached') },
      { type: 'heading', text: t('mail.nextSteps') },
      { type: 'steps', items: [answer, t('mail.confirmStep'), t('enrolMailReply')] },
      ...contactBlocks(school, t),
    ],
  }
  return {
    to: student.email,
    replyTo: school.email,
    fromName: school.name,
    about: confirmationAbout(reference),
    subject: t('enrolMailSubject', { reference }),
    text: mailText(content),
    content,
    attachments: [
      ...quotes.map((quote) => quoteAttachment(quote, locale, reference)),
      ...(calendar ? [calendar] : []),
    ],
  }
}

const studentFacts = (
  { reference, student, underage }: Enrolment,
  locale: Locale,
  language: Locale,
): MailFact[] => {
  const t = quotesMessages(locale)
  const { name, email, phone, birthDate, nationality, level, guardian } = student
  const born = dayText(locale, birthDate)
  return [
    { label: t('reference'), value: reference },
    { label: t('mail.officeName'), value: name },
    { label: t('mail.email'), value: email, href: `mailto:${email}` },
    ...(phone ? [{ label: t('mail.phone'), value: phone, href: phoneHref(phone) }] : []),
    { label: t('birthDate'), value: underage ? `${born} (${t('mail.underage')})` : born },
    ...(guardian
      ? [
          { label: t('mail.guardian'), value: t('mail.guardianAgrees', { name: guardian.name }) },
          { label: t('mail.guardianContact'), value: guardian.contact },
        ]
      : []),
    { label: t('nationality'), value: countryName(locale, nationality) },
    { label: t('mail.officeLevel'), value: level === LEVEL_UNKNOWN ? t('mail.officeLevelUnknown') : level },
    { label: t('mail.officeLanguage'), value: languageName(locale, language) },
  ]
}

interface Office {
  /** Where staff confirm or decline the request. */
  adminAddress: string
  /** The language that the student has used. */
  language: Locale
}

/** The mail to the school, in the language of its office. */
export const notificationMail = (enrolment: Enrolment, { adminAddress, language }: Office): Mail => {
  const { reference, school, student, underage, quotes } = enrolment
  const locale = school.officeLanguage
  const t = quotesMessages(locale)
  const [first] = quotes
  const content: MailContent = {
    ...fromSchool(locale, school, []),
    title: t('mail.officeTitle'),
    preheader: [
      first?.content.title,
      dayText(locale, enrolment.start),
      first && formatMoneyIn(locale, first.content.total, first.content.currency),
    ]
      .filter(Boolean)
      .join(', '),
    blocks: [
      { type: 'text', text: t('mail.officeText', { name: student.name, school: school.name }) },
      ...(underage ? [{ type: 'notice' as const, text: t('mail.underage') }] : []),
      { type: 'text', text: t('mail.officeAnswer', { count: school.answerDays }) },
      { type: 'button', label: t('mail.officeOpen'), href: adminAddress, intro: t('mail.officeOpenText') },
      { type: 'heading', text: t('mail.officeStudent') },
      { type: 'facts', rows: studentFacts(enrolment, locale, language) },
      ...answerBlocks(enrolment.answers, locale),
      ...(student.message
        ? [
            { type: 'heading' as const, text: t('mail.officeMessage') },
            { type: 'quote' as const, text: student.message },
          ]
        : []),
      { type: 'heading', text: t('mail.officeStay') },
      stayBlock(enrolment, locale),
      ...quoteBlocks(enrolment, locale),
    ],
  }
  return {
    to: school.email,
    replyTo: student.email,
    fromName: school.name,
    subject: t('mail.officeSubject', { reference, name: student.name }),
    text: mailText(content),
    content,
  }
}
