import type { Payload, PayloadRequest } from 'payload'
import { queueMail } from '../../../platform/mail/queue'
import { findById } from '../../../platform/payload/find-documents'
import type { OutgoingMail } from '../../../platform/payload/payload-types'
import type { Mail } from '../../../shared/formats/mail'
import { type MailContent, mailText } from '../../../shared/formats/mail-content'
import { preferredLocale } from '../../../shared/language/preferred-language'
import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'

/** How mails with a link to choose a password say whose it is: `password:3`. */
export const PASSWORD_ABOUT = 'password:'

export const isPasswordMail = (about: unknown): boolean =>
  typeof about === 'string' && about.startsWith(PASSWORD_ABOUT)

const en = {
  hello: 'Hello {name},',
  subject: 'Choose a new password ({site})',
  title: 'A new password',
  text: 'Somebody, probably you, has asked for a new password for the administration of {site}.',
  button: 'Choose a new password',
  open: 'Choose it here:',
  once: 'The link works once, within one hour of the request. If it was not you, ignore this e-mail: your password stays as it is.',
  why: 'You receive this e-mail because you have an account at {host}.',
}

type PasswordMailMessages = { [Key in keyof typeof en]: string }

const messages: Record<Locale, PasswordMailMessages> = {
  en,
  ca: {
    hello: 'Hola, {name}:',
    subject: 'Tria una contrasenya nova ({site})',
    title: 'Una contrasenya nova',
    text: 'Algú, segurament tu, ha demanat una contrasenya nova per a l’administració de {site}.',
    button: 'Tria una contrasenya nova',
    open: 'Tria-la aquí:',
    once: 'L’enllaç serveix una sola vegada, durant una hora des de la petició. Si no has estat tu, ignora aquest correu: la teva contrasenya no canvia.',
    why: 'Reps aquest correu perquè tens un compte a {host}.',
  },
  de: {
    hello: 'Hallo {name},',
    subject: 'Wähle ein neues Passwort ({site})',
    title: 'Ein neues Passwort',
    text: 'jemand, wahrscheinlich du, hat ein neues Passwort für die Verwaltung von {site} angefordert.',
    button: 'Neues Passwort wählen',
    open: 'Hier kannst du es wählen:',
    once: 'Der Link gilt einmal, innerhalb einer Stunde nach der Anfrage. Wenn du es nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
    why: 'Du bekommst diese E-Mail, weil du ein Konto bei {host} hast.',
  },
  es: {
    hello: 'Hola, {name}:',
    subject: 'Elige una contraseña nueva ({site})',
    title: 'Una contraseña nueva',
    text: 'Alguien, seguramente tú, ha pedido una contraseña nueva para la administración de {site}.',
    button: 'Elegir una contraseña nueva',
    open: 'Elígela aquí:',
    once: 'El enlace sirve una sola vez, durante una hora desde la petición. Si no has sido tú, ignora este correo: tu contraseña no cambia.',
    why: 'Recibes este correo porque tienes una cuenta en {host}.',
  },
  eu: {
    hello: 'Kaixo, {name}:',
    subject: 'Aukeratu pasahitz berria ({site})',
    title: 'Pasahitz berria',
    text: 'Norbaitek, ziurrenik zuk, pasahitz berria eskatu du webgunea kudeatzeko ({site}).',
    button: 'Aukeratu pasahitz berria',
    open: 'Aukeratu hemen:',
    once: 'Estekak behin bakarrik balio du, eskaeratik ordubetez. Zu izan ez bazara, ez egin kasurik mezu honi: zure pasahitza ez da aldatuko.',
    why: 'Mezu hau jaso duzu kontu bat duzulako hemen: {host}.',
  },
  fr: {
    hello: 'Bonjour {name},',
    subject: 'Choisissez un nouveau mot de passe ({site})',
    title: 'Un nouveau mot de passe',
    text: 'quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour l’administration de {site}.',
    button: 'Choisir un nouveau mot de passe',
    open: 'Choisissez-le ici :',
    once: 'Le lien sert une seule fois, dans l’heure qui suit la demande. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.',
    why: 'Vous recevez cet e-mail parce que vous avez un compte sur {host}.',
  },
  gl: {
    hello: 'Ola, {name}:',
    subject: 'Escolle un contrasinal novo ({site})',
    title: 'Un contrasinal novo',
    text: 'Alguén, seguramente ti, pediu un contrasinal novo para a administración de {site}.',
    button: 'Escoller un contrasinal novo',
    open: 'Escólleo aquí:',
    once: 'A ligazón serve unha soa vez, durante unha hora desde a petición. Se non fuches ti, ignora este correo: o teu contrasinal non cambia.',
    why: 'Recibes este correo porque tes unha conta en {host}.',
  },
  it: {
    hello: 'Ciao {name},',
    subject: 'Scegli una nuova password ({site})',
    title: 'Una nuova password',
    text: 'qualcuno, probabilmente tu, ha chiesto una nuova password per l’amministrazione di {site}.',
    button: 'Scegli una nuova password',
    open: 'Sceglila qui:',
    once: 'Il link vale una sola volta, entro un’ora dalla richiesta. Se non sei stato tu, ignora questa e-mail: la tua password resta com’è.',
    why: 'Ricevi questa e-mail perché hai un account su {host}.',
  },
  pt: {
    hello: 'Olá, {name}:',
    subject: 'Escolha uma nova palavra-passe ({site})',
    title: 'Uma nova palavra-passe',
    text: 'Alguém, provavelmente o próprio destinatário, pediu uma nova palavra-passe para a administração de {site}.',
    button: 'Escolher uma nova palavra-passe',
    open: 'Escolha-a aqui:',
    once: 'A ligação serve uma única vez, durante uma hora após o pedido. Se não fez este pedido, ignore este e-mail: a sua palavra-passe mantém-se.',
    why: 'Recebe este e-mail porque tem uma conta em {host}.',
  },
  'pt-br': {
    hello: 'Olá, {name}!',
    subject: 'Escolha uma nova senha ({site})',
    title: 'Uma nova senha',
    text: 'Alguém, provavelmente você, pediu uma nova senha para a administração de {site}.',
    button: 'Escolher uma nova senha',
    open: 'Escolha aqui:',
    once: 'O link funciona uma única vez, por uma hora após o pedido. Se não foi você, ignore este e-mail: sua senha continua a mesma.',
    why: 'Você recebe este e-mail porque tem uma conta em {host}.',
  },
}

interface PasswordMailParts {
  user: { id: number; name: string; email: string }
  site: { name: string; email?: string | null }
  publicUrl: string
  token: string
}

/** The mail with the link to choose a new password, in the name of the site. */
export const passwordMail = (locale: Locale, { user, site, publicUrl, token }: PasswordMailParts): Mail => {
  const t = messages[locale]
  const { host } = new URL(publicUrl)
  const text = fill(t.text, { site: site.name })
  const content: MailContent = {
    locale,
    sender: { name: site.name, detail: host },
    title: t.title,
    preheader: text,
    greeting: fill(t.hello, { name: user.name }),
    blocks: [
      { type: 'text', text },
      { type: 'button', label: t.button, href: `${publicUrl}/admin/reset/${token}`, intro: t.open },
      { type: 'text', text: t.once },
    ],
    footer: [{ text: fill(t.why, { host }) }],
  }
  return {
    to: user.email,
    ...(site.email && { replyTo: site.email }),
    fromName: site.name,
    about: `${PASSWORD_ABOUT}${user.id}`,
    subject: fill(t.subject, { site: site.name }),
    text: mailText(content),
    content,
  }
}

/** Queues the mail, in the language of the browser that has asked for it. */
export const queuePasswordMail = async (
  req: PayloadRequest,
  user: PasswordMailParts['user'],
  { token, publicUrl }: { token: string; publicUrl: string },
): Promise<void> => {
  const site = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const locale = preferredLocale(req.headers.get('accept-language'))
  await queueMail(req.payload, passwordMail(locale, { user, site, publicUrl, token }), req)
}

/** Whether the link of a queued mail has expired, was used, or was replaced by that of a later mail. */
export const isObsoletePasswordMail = async (
  payload: Payload,
  { about, text }: OutgoingMail,
  now: Date,
): Promise<boolean> => {
  if (!isPasswordMail(about)) return false
  const user = await findById(payload, 'users', Number(about?.slice(PASSWORD_ABOUT.length)), {
    showHiddenFields: true,
  })
  const { resetPasswordToken: token, resetPasswordExpiration: until } = user ?? {}
  return !token || !until || !text.includes(token) || new Date(until) <= now
}
