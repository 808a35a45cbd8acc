import type { Locale } from '../../../shared/locale'
import { billingMessages } from '../messages/messages'
import { documentMails } from './billing-contract'

type DocumentMail = (typeof documentMails)[number]

/** The texts of mails that come with the product, with the places that staff may use. */
export const mailTexts = (locale: Locale) => {
  const t = billingMessages(locale)
  return Object.fromEntries(
    documentMails.map((name) => [
      name,
      { subject: t.template(`mails.${name}.subject`), text: t.template(`mails.${name}.text`) },
    ]),
  ) as Record<DocumentMail, { subject: string; text: string }>
}
