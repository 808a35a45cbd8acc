import type { Locale } from '../../../shared/locale'
import type { Mail } from '../../../shared/mail'
import { fill } from '../../../shared/text/message'
import { stayMessages } from '../calculation/stay-messages'
import { stayRows } from '../calculation/stay-texts'
import type { StayDates } from '../contract'
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
  /** With a guardian only if the student is under 18. */
  student: Student
  /** Under 18 on the first day. */
  underage: boolean
  start: string
  /** The days of the stay, from the first arrival to the last departure if there are several quotes. */
  stay: StayDates | undefined
  quotes: Quote[]
}

/** Identifies the confirmation mail of a request. */
export const confirmationAbout = (reference: string): string => `enrolment:${reference}:confirmation`

/** The mail to the student, in their language. */
export const confirmationMail = (enrolment: Enrolment, locale: Locale, t: QuoteMessages): Mail => {
  const { reference, school, student, start, stay, quotes } = enrolment
  return {
    to: student.email,
    replyTo: school.email,
    about: confirmationAbout(reference),
    subject: fill(t.enrolMailSubject, { reference }),
    text: [
      fill(t.enrolMailHello, { name: student.name }),
      fill(t.enrolMailText, { school: school.name }),
      [
        `${t.reference}: ${reference}`,
        ...(stay
          ? stayRows(locale, stayMessages[locale], stay).map(({ label, value }) => `${label}: ${value}`)
          : [`${t.start}: ${dayText(locale, start)}`]),
      ].join('\n'),
      ...quotes.map((quote) => quoteAsText(quote, locale, t)),
      t.enrolMailReply,
    ].join('\n\n'),
  }
}

/** The mail to the school, in English like the admin panel. */
export const notificationMail = (enrolment: Enrolment, adminAddress: string): Mail => {
  const { reference, school, student, underage, start, stay, quotes } = enrolment
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
        `Date of birth: ${student.birthDate}${underage ? ' (under 18 on the first day)' : ''}`,
        ...(student.guardian
          ? [`Parent or guardian, who agrees: ${student.guardian.name}, ${student.guardian.contact}`]
          : []),
        `Nationality: ${countryName('en', student.nationality)}`,
        `Level: ${level}`,
        ...(stay
          ? stayRows('en', stayMessages.en, stay).map(({ label, value }) => `${label}: ${value}`)
          : [`Start: ${start}`]),
      ].join('\n'),
      ...(student.message ? [`Message:\n${student.message}`] : []),
      ...quotes.map((quote) => quoteAsText(quote, 'en', en)),
      `Open it to confirm or decline:\n${adminAddress}`,
    ].join('\n\n'),
  }
}
