import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { Mail } from '../../../shared/formats/mail'
import { type StaffMailParts, staffMail } from './staff-mail.server'

const texts: PanelTexts<{ subject: string; title: string; text: string; next: string }> = {
  en: {
    subject: 'Your second factor was removed ({site})',
    title: 'Second factor removed',
    text: '{by} has removed the second factor of your account and ended your sessions. Your password alone is enough for the next log-in.',
    next: 'Set it up again under “Log-in and security”. If you did not ask for this, tell your administrator at once.',
  },
  de: {
    subject: 'Ihr zweiter Faktor wurde entfernt ({site})',
    title: 'Zweiter Faktor entfernt',
    text: '{by} hat den zweiten Faktor Ihres Kontos entfernt und Ihre Sitzungen beendet. Für den nächsten Login genügt Ihr Passwort.',
    next: 'Richten Sie ihn unter „Login und Sicherheit“ wieder ein. Wenn Sie nicht darum gebeten haben, sagen Sie es sofort Ihrem Administrator.',
  },
  es: {
    subject: 'Se ha quitado su segundo factor ({site})',
    title: 'Segundo factor quitado',
    text: '{by} ha quitado el segundo factor de su cuenta y ha cerrado sus sesiones. Para el próximo acceso basta su contraseña.',
    next: 'Configúrelo de nuevo en «Acceso y seguridad». Si no lo ha pedido, avise enseguida a su administrador.',
  },
  fr: {
    subject: 'Votre second facteur a été retiré ({site})',
    title: 'Second facteur retiré',
    text: '{by} a retiré le second facteur de votre compte et fermé vos sessions. Votre mot de passe suffit pour la prochaine connexion.',
    next: 'Configurez-le de nouveau sous « Connexion et sécurité ». Si vous ne l’avez pas demandé, prévenez aussitôt votre administrateur.',
  },
  it: {
    subject: 'Il Suo secondo fattore è stato rimosso ({site})',
    title: 'Secondo fattore rimosso',
    text: '{by} ha rimosso il secondo fattore del Suo account e chiuso le Sue sessioni. Per il prossimo accesso basta la password.',
    next: 'Lo configuri di nuovo in «Accesso e sicurezza». Se non l’ha chiesto, avvisi subito il Suo amministratore.',
  },
  pt: {
    subject: 'O seu segundo fator foi removido ({site})',
    title: 'Segundo fator removido',
    text: '{by} removeu o segundo fator da sua conta e terminou as suas sessões. Para o próximo acesso basta a palavra-passe.',
    next: 'Configure-o de novo em «Acesso e segurança». Se não o pediu, avise de imediato o seu administrador.',
  },
  ca: {
    subject: 'S’ha tret el seu segon factor ({site})',
    title: 'Segon factor tret',
    text: '{by} ha tret el segon factor del seu compte i ha tancat les seves sessions. Per al pròxim accés n’hi ha prou amb la contrasenya.',
    next: 'Torni’l a configurar a «Accés i seguretat». Si no ho ha demanat, avisi de seguida el seu administrador.',
  },
}

/** Tells somebody that an administrator has removed their second factor. */
export const factorRemovedMail = (
  language: string,
  { by, ...parts }: StaffMailParts & { by: string },
): Mail => {
  const { subject, title, text, next } = textsIn(texts, language)
  return staffMail(language, parts, {
    about: `account:${parts.user.id}`,
    subject,
    title,
    values: { by },
    blocks: [
      { type: 'text', text },
      { type: 'text', text: next },
    ],
  })
}
