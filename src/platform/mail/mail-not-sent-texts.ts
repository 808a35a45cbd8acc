import type { PanelTexts } from '../payload/admin/panel-texts'

/** Said to staff instead of “is on its way” if no mail server is set. */
export const mailNotSentTexts: PanelTexts<string> = {
  en: 'No mail server is set: the mail is kept in the outbox and was not sent.',
  de: 'Es ist kein Mailserver eingestellt: Die Mail liegt im Postausgang und wurde nicht gesendet.',
  es: 'No hay servidor de correo configurado: el correo se guarda en la bandeja de salida y no se ha enviado.',
  fr: 'Aucun serveur de messagerie n’est configuré : le courriel est conservé dans la boîte d’envoi et n’a pas été envoyé.',
  it: 'Nessun server di posta è impostato: l’e-mail è conservata nella posta in uscita e non è stata inviata.',
  pt: 'Não há servidor de correio configurado: o e-mail fica guardado na caixa de saída e não foi enviado.',
  ca: 'No hi ha cap servidor de correu configurat: el correu es desa a la bústia de sortida i no s’ha enviat.',
}
