import type { Locale } from '../../../shared/locale'
import type { Mail } from '../../../shared/mail'
import { fill } from '../../../shared/text/message'
import type { QuoteMessages } from '../quotes/messages/en'
import { en } from '../quotes/messages/en'
import type { Quote } from '../quotes/quote'
import { quoteAsText } from '../quotes/quote-mail'
import { dayText } from '../quotes/quote-texts'
import { countryName } from './countries'
import { LEVEL_UNKNOWN, type Student } from './enrolment-form'

/** One enrolment request at one school. */
export interface Enrolment {
  reference: string
  school: { name: string; email: string }
  student: Student
  start: string
  quotes: Quote[]
}

/** Identifies the confirmation mail of a request. */
export const confirmationAbout = (reference: string): string => `enrolment:${reference}:confirmation`

/** The mail to the student, in their language. */
export const confirmationMail = (enrolment: Enrolment, locale: Locale, t: QuoteMessages): Mail => {
  const { reference, school, student, start, quotes } = enrolment
  return {
    to: student.email,
    replyTo: school.email,
    about: confirmationAbout(reference),
    subject: fill(t.enrolMailSubject, { reference }),
    text: [
      fill(t.enrolMailHello, { name: student.name }),
      fill(t.enrolMailText, { school: school.name }),
      `${t.reference}: ${reference}\n${t.start}: ${dayText(locale, start)}`,
      ...quotes.map((quote) => quoteAsText(quote, locale, t)),
      t.enrolMailReply,
    ].join('\n\n'),
  }
}

/** The mail to the school, in English like the admin panel. */
export const notificationMail = (enrolment: Enrolment, adminAddress: string): Mail => {
  const { reference, school, student, start, quotes } = enrolment
  const level = student.level === LEVEL_UNKNOWN ? 'unknown' : student.level
  return {
    to: school.email,
    replyTo: student.email,
    subject: `Enrolment request ${reference}`,
    text: [
      `${student.name} would like to enrol at ${school.name}.`,
      [
        `Reference: ${reference}`,
        `Name: ${student.name}`,
        `E-mail: ${student.email}`,
        `Date of birth: ${student.birthDate}`,
        `Nationality: ${countryName('en', student.nationality)}`,
        `Level: ${level}`,
        `Start: ${start}`,
      ].join('\n'),
      ...(student.message ? [`Message:\n${student.message}`] : []),
      ...quotes.map((quote) => quoteAsText(quote, 'en', en)),
      `Open it to confirm or decline:\n${adminAddress}`,
    ].join('\n\n'),
  }
}
