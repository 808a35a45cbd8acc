import { type CountTexts, countCard, countVisible, listHref } from '../payload/admin/today'

const failed: CountTexts = {
  en: { one: 'mail could not be sent', many: 'mails could not be sent' },
  de: { one: 'Mail konnte nicht gesendet werden', many: 'Mails konnten nicht gesendet werden' },
  es: { one: 'correo no se pudo enviar', many: 'correos no se pudieron enviar' },
  fr: { one: 'courriel n’a pas pu être envoyé', many: 'courriels n’ont pas pu être envoyés' },
  it: { one: 'e-mail non è stata inviata', many: 'e-mail non sono state inviate' },
  pt: { one: 'e-mail não pôde ser enviado', many: 'e-mails não puderam ser enviados' },
  ca: { one: 'correu no s’ha pogut enviar', many: 'correus no s’han pogut enviar' },
}

const late: CountTexts = {
  en: { one: 'mail is being tried again', many: 'mails are being tried again' },
  de: { one: 'Mail wird erneut versucht', many: 'Mails werden erneut versucht' },
  es: { one: 'correo se está reintentando', many: 'correos se están reintentando' },
  fr: { one: 'courriel est en nouvel essai', many: 'courriels sont en nouvel essai' },
  it: { one: 'e-mail in nuovo tentativo', many: 'e-mail in nuovo tentativo' },
  pt: { one: 'e-mail em nova tentativa', many: 'e-mails em nova tentativa' },
  ca: { one: 'correu en un nou intent', many: 'correus en un nou intent' },
}

const isFailed = { state: { equals: 'failed' } }
const isQueued = { state: { equals: 'queued' } }

/** Mails that failed for good, and those that the mail server has refused at least once. */
export const mailCard = countCard(
  // Others see no mails, so that there are none to count.
  () => true,
  [
    { texts: failed, href: listHref('outgoing-mail', isFailed), urgent: true },
    { texts: late, href: listHref('outgoing-mail', isQueued) },
  ],
  (req) =>
    Promise.all([
      countVisible(req, 'outgoing-mail', isFailed),
      countVisible(req, 'outgoing-mail', { ...isQueued, attempts: { greater_than: 0 } }),
    ]),
)
