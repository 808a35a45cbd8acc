import {
  confirmMail,
  ownCommentMail,
  pendingMail,
  replyMail,
} from '../../src/features/comments/mail/comment-mails'
import {
  confirmationMail,
  type Enrolment,
  notificationMail,
} from '../../src/features/enrolments/form/enrolment-mail'
import type { AnswerText } from '../../src/features/forms/answers'
import { confirmationMail as formConfirmation, noticeMail } from '../../src/features/forms/mail/form-mails'
import { price } from '../../src/features/pricing/calculation/price'
import type { PriceCatalogue } from '../../src/features/pricing/model'
import { stayDates } from '../../src/features/pricing/stay/stay'
import { type MailSchool, toMailSchool } from '../../src/features/quotes/mail/mail-school'
import { quoteMail } from '../../src/features/quotes/mail/quote-mail'
import { quotesMessages } from '../../src/features/quotes/messages/messages'
import { type Quote, quoteContent } from '../../src/features/quotes/quote/quote'
import { passwordMail } from '../../src/features/staff-accounts/mail/password-mail.server'
import type { Mail } from '../../src/shared/formats/mail'
import type { Locale } from '../../src/shared/locale'
import { adjustment, catalogue, request } from '../fixtures/price-fixture'

// Every mail of the product with invented data, for the developers' page and for tests.

const publicUrl = 'https://school.example'

/** Texts as an editor would type them, in two languages that are easy to tell apart. Tests look for these words. */
const titles: Record<'en' | 'other', Record<string, string>> = {
  en: {
    course: 'Intensive English',
    room: 'Homestay, half board',
    early: 'Early bird',
    closed: 'Winter break',
  },
  other: { course: 'Kurs Åland', room: 'Zimmer Ørsted', early: 'Rabat Ł', closed: 'Pausa Ñandú' },
}

const exampleSchool = (given: Partial<MailSchool> = {}): MailSchool => ({
  ...toMailSchool(
    {
      name: 'Maple Harbour Language School',
      email: 'hello@maple-harbour.example',
      phone: '+1 902 555 0142',
      messenger: 'whatsapp',
      messengerAccount: '+1 902 555 0142',
      street: '18 Lighthouse Lane',
      postalCode: 'B3H 1X1',
      town: 'Alder Bay',
      region: 'NS',
      country: 'CA',
      answerDays: 2,
      officeLanguage: 'en',
    },
    'en',
  ),
  ...given,
})

const catalogueIn = (locale: Locale): PriceCatalogue => {
  const { course = '', room = '', early = '', closed = '' } = titles[locale === 'en' ? 'en' : 'other']
  return catalogue({
    school: {
      id: 1,
      slug: 'maple-harbour',
      name: 'Maple Harbour Language School',
      email: 'hello@maple-harbour.example',
    },
    courses: [{ number: 2, title: course, minAge: 16 }],
    accommodation: [{ number: 3, title: room, minAge: 16 }],
    adjustments: [adjustment({ code: 'early', title: early, percent: 5 })],
    closures: [{ from: '2027-02-15', to: '2027-02-19', title: closed, weeks: 'move' }],
  })
}

const stay = request({ course: 2, accommodation: 3, weeks: 6, start: '2027-01-11' })

export const exampleQuote = (locale: Locale): Quote => {
  const school = catalogueIn(locale)
  const found = { ...price(stay, school, school.today), list: { id: 1, version: 3 } }
  return {
    id: 1,
    token: 'q7ZkX2mW9rT4vB8nL1cD6fGh',
    locale,
    school: 1,
    expiresAt: '2026-12-20T15:30:00.000Z',
    content: quoteContent(stay, found, school, {
      shownIn: 'euro',
      registrationFee: quotesMessages(locale)('registrationFee'),
      timeZone: 'America/Halifax',
      now: new Date('2026-11-20T15:30:00Z'),
    }),
  }
}

export const exampleEnrolment = (locale: Locale, given: Partial<Enrolment> = {}): Enrolment => ({
  reference: '7K3QX-91MBD',
  school: exampleSchool(),
  student: {
    name: 'Ana Silva',
    email: 'ana@mail.example',
    phone: '+55 11 5555 0100',
    birthDate: '1999-05-01',
    nationality: 'BR',
    level: 'B1',
    message: 'Não como carne.\nChego à noite.',
  },
  underage: false,
  start: '2027-01-11',
  stay: stayDates(stay, catalogueIn(locale)),
  stays: [stayDates(stay, catalogueIn(locale))],
  quotes: [exampleQuote(locale)],
  // As an editor would have typed it, in no language.
  answers: [{ label: 'Com’è venuto a conoscenza di noi?', value: 'Ein Freund, ein Artikel' }],
  requestedAt: new Date('2026-11-21T09:00:00Z'),
  ...given,
})

const guardian = { name: 'Marta Silva', contact: 'marta@mail.example' }

/** A form as somebody has sent it. The labels are what an editor would have typed, in no language. */
const exampleSubmission = (school: MailSchool) => {
  const answers: AnswerText[] = [
    { field: 'name', type: 'shortText', label: 'Nom', value: 'Ana Silva' },
    { field: 'email', type: 'email', label: 'E-mail', value: 'ana@mail.example' },
    { field: 'phone', type: 'phone', label: 'Tel.', value: '+55 11 5555 0100' },
    { field: 'message', type: 'longText', label: 'Info', value: 'Não como carne.\nChego à noite.' },
  ]
  return {
    id: 9,
    form: { title: { text: 'Info' }, answerMail: { enabled: true } },
    answers,
    sender: {
      name: school.name,
      detail: school.town,
      address: `${school.name}, ${school.street}, ${school.town}`,
      email: school.email,
    },
  }
}

export interface MailExample {
  name: string
  mail: Mail
}

/** Every mail in one language; the office speaks it too. */
export const mailExamples = (locale: Locale): MailExample[] => {
  const school = exampleSchool({ officeLanguage: locale })
  const document = { type: 'schools', name: school.name, sender: school } as const
  const enrolment = exampleEnrolment(locale, { school })
  const minor = {
    ...enrolment,
    student: { ...enrolment.student, birthDate: '2010-05-01', level: 'unknown', guardian },
    underage: true,
  }
  const office = { adminAddress: `${publicUrl}/admin/collections/enrolments/12`, language: locale }
  const comment = { id: 7, author: 'Jonas Weber', content: 'Tolle Lehrer!\nWann gibt es den nächsten Kurs?' }
  return [
    { name: 'quote', mail: quoteMail('ana@mail.example', exampleQuote(locale), school, locale, publicUrl) },
    { name: 'enrolment-student', mail: confirmationMail(enrolment, locale, publicUrl) },
    { name: 'enrolment-school', mail: notificationMail(enrolment, office) },
    { name: 'enrolment-school-minor', mail: notificationMail(minor, office) },
    { name: 'form-sender', mail: formConfirmation(exampleSubmission(school), 'ana@mail.example', locale) },
    {
      name: 'form-office',
      mail: noticeMail(exampleSubmission(school), school.email, {
        locale,
        adminAddress: `${publicUrl}/admin/collections/form-submissions/9`,
        replyTo: 'ana@mail.example',
        language: locale,
        page: `${publicUrl}/contact`,
      }),
    },
    {
      name: 'comment-confirm',
      mail: confirmMail(
        locale,
        { id: 7, author: 'Ana', email: 'ana@mail.example' },
        {
          document,
          link: `${publicUrl}/comments/confirm?id=7&sign=abc`,
          own: `${publicUrl}/comments/own?id=7&sign=abc`,
          days: 3,
        },
      ),
    },
    {
      name: 'comment-own',
      mail: ownCommentMail(
        locale,
        { id: 7, author: 'Ana', email: 'ana@mail.example' },
        { document, own: `${publicUrl}/comments/own?id=7&sign=abc`, days: 30 },
      ),
    },
    {
      name: 'comment-reply',
      mail: replyMail(locale, { author: 'Ana', email: 'ana@mail.example' }, comment, {
        document,
        link: `${publicUrl}/schools/maple-harbour/comments/7`,
        unsubscribe: `${publicUrl}/comments/unsubscribe?id=7&sign=abc`,
      }),
    },
    {
      name: 'comment-pending',
      mail: pendingMail(
        'office@maple-harbour.example',
        { ...comment, email: 'jonas@mail.example', url: 'https://jonas.example' },
        document,
        { moderation: `${publicUrl}/admin/moderation?comment=7`, page: `${publicUrl}/schools/maple-harbour` },
        'en',
      ),
    },
    {
      name: 'password',
      mail: passwordMail(locale, {
        user: { id: 3, name: 'Nora Quill', email: 'nora@maple-harbour.example' },
        site: { name: school.name, email: school.email },
        publicUrl,
        token: '0123456789abcdef0123456789abcdef01234567',
      }),
    },
  ]
}
