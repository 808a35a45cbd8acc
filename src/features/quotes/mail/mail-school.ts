import type { School } from '../../../platform/payload/payload-types'
import { messengerLink } from '../../../shared/contact/messenger'
import { defaultLocale, isLocale, type Locale } from '../../../shared/locale'

/** Fields of a school that mails need. */
export const mailSchoolFields = {
  name: true,
  email: true,
  phone: true,
  messenger: true,
  messengerAccount: true,
  street: true,
  postalCode: true,
  town: true,
  region: true,
  country: true,
  answerDays: true,
  officeLanguage: true,
} as const

type MailSchoolDocument = Pick<School, keyof typeof mailSchoolFields>

/** The sender of a mail: a school with its contact. */
export interface MailSchool {
  name: string
  /** Empty if the school is no longer published. */
  email: string
  phone: string
  messenger?: { label: string; account: string; href: string }
  street: string
  postalCode: string
  town: string
  region: string
  /** ISO 3166 code. */
  country: string
  /** Working days within which the school answers a request. */
  answerDays: number
  officeLanguage: Locale
}

const defaultAnswerDays = 2

/** The sender of mails about a school that is no longer published. */
export const unpublishedSchool = (name: string): MailSchool => ({
  name,
  email: '',
  phone: '',
  street: '',
  postalCode: '',
  town: '',
  region: '',
  country: '',
  answerDays: defaultAnswerDays,
  officeLanguage: defaultLocale,
})

/** `main`: the default language of the site, for a school that has chosen none for its office. */
export const toMailSchool = (doc: MailSchoolDocument, main: Locale): MailSchool => {
  const { messengerAccount, officeLanguage } = doc
  const link = messengerLink(doc)
  return {
    name: doc.name,
    email: doc.email,
    phone: doc.phone ?? '',
    ...(link && messengerAccount ? { messenger: { ...link, account: messengerAccount } } : {}),
    street: doc.street ?? '',
    postalCode: doc.postalCode ?? '',
    town: doc.town ?? '',
    region: doc.region ?? '',
    country: doc.country ?? '',
    answerDays: doc.answerDays ?? defaultAnswerDays,
    officeLanguage: officeLanguage && isLocale(officeLanguage) ? officeLanguage : main,
  }
}
