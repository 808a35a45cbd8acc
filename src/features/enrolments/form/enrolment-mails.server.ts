import type { Payload } from 'payload'
import { loadSiteLanguages } from '../../../platform/payload/languages/site-languages'
import type { Mail } from '../../../shared/formats/mail'
import type { Locale } from '../../../shared/locale'
import { getPriceCatalogue } from '../../pricing/queries.server'
import { type MailSchool, quotesMessages, translateQuote } from '../../quotes/contract'
import { findMailSchool } from '../../quotes/queries.server'
import { type Answer, mailedAnswers } from '../questions/questions'
import { answerTranslator } from '../questions/questions.server'
import { OFFICE_PATH } from '../request/request-rules'
import { confirmationMail, type Enrolment, notificationMail } from './enrolment-mail'
import { type EnrolGroup, stayOf, staysOf } from './fields/enrol-group'

/** Data for the mails about a group: the school, and the group with titles in the student's and in the office's language. */
interface Mailing {
  school: MailSchool
  forStudent: EnrolGroup
  forOffice: EnrolGroup
  /** Answers to own questions, in the office's language. */
  answers: Answer[]
}

/** The group in a language: quotes in another one get the titles of a catalogue in this one. The others keep what was stored. */
export const inLanguage = (
  group: EnrolGroup,
  catalogue: EnrolGroup['catalogue'],
  locale: Locale,
): EnrolGroup => ({
  ...group,
  catalogue,
  quotes: group.quotes.map((quote) =>
    quote.locale === locale
      ? quote
      : translateQuote(quote, catalogue, quotesMessages(locale)('registrationFee')),
  ),
})

/** Undefined if the school is no longer published. The catalogue of the group is in the student's language. */
export const loadMailing = async (
  payload: Payload,
  group: EnrolGroup,
  answers: readonly Answer[],
  locale: Locale,
): Promise<Mailing | undefined> => {
  const { slug } = group.catalogue.school
  const school = await findMailSchool(payload, slug)
  if (!school) return undefined
  const { officeLanguage } = school
  const catalogue =
    officeLanguage === locale
      ? group.catalogue
      : await getPriceCatalogue(
          {
            payload,
            locale: officeLanguage,
            languages: await loadSiteLanguages(payload),
            draft: false,
            tag: () => {},
          },
          slug,
        )
  return {
    school,
    forStudent: inLanguage(group, group.catalogue, locale),
    forOffice: inLanguage(group, catalogue ?? group.catalogue, officeLanguage),
    answers: await answerTranslator(payload, officeLanguage).translate(answers, locale),
  }
}

interface MailOptions {
  /** The stored request. */
  id: number
  locale: Locale
  publicUrl: string
}

/** The two mails of a request. */
export const enrolmentMails = (
  {
    answers,
    ...request
  }: Omit<Enrolment, 'school' | 'stay' | 'stays' | 'quotes' | 'answers'> & {
    answers: { forStudent: Answer[]; forOffice: Answer[] }
  },
  { school, forStudent, forOffice }: Omit<Mailing, 'answers'>,
  { id, locale, publicUrl }: MailOptions,
): { toStudent: Mail; toSchool: Mail } => {
  const enrolmentOf = (group: EnrolGroup, given: Answer[]): Enrolment => ({
    ...request,
    school,
    answers: mailedAnswers(given),
    stay: stayOf(group, request.start),
    stays: staysOf(group, request.start),
    quotes: group.quotes,
  })
  return {
    toStudent: confirmationMail(enrolmentOf(forStudent, answers.forStudent), locale, publicUrl),
    toSchool: notificationMail(enrolmentOf(forOffice, answers.forOffice), {
      adminAddress: `${publicUrl}${OFFICE_PATH}/${id}`,
      language: locale,
    }),
  }
}
