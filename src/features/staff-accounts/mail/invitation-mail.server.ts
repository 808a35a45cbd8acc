import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { Mail } from '../../../shared/formats/mail'
import { PASSWORD_ABOUT } from './password-mail.server'
import { type StaffMailParts, staffMail } from './staff-mail.server'

const texts: PanelTexts<{
  subject: string
  title: string
  text: string
  button: string
  open: string
  once: string
}> = {
  en: {
    subject: 'Your access to {site}',
    title: 'Welcome to the team',
    text: '{by} invites you to work on the website of {site}. Choose a password, and you can log in with your e-mail address {email}.',
    button: 'Choose a password',
    open: 'Choose your password here:',
    once: 'The link works once, within seven days. After that, ask {by} to send the invitation again.',
  },
  de: {
    subject: 'Ihr Zugang zu {site}',
    title: 'Willkommen im Team',
    text: '{by} lädt Sie ein, an der Website von {site} mitzuarbeiten. Wählen Sie ein Passwort, dann können Sie sich mit Ihrer E-Mail-Adresse {email} anmelden.',
    button: 'Passwort wählen',
    open: 'Hier wählen Sie Ihr Passwort:',
    once: 'Der Link gilt einmal, innerhalb von sieben Tagen. Danach bitten Sie {by}, die Einladung noch einmal zu senden.',
  },
  es: {
    subject: 'Su acceso a {site}',
    title: 'Le damos la bienvenida al equipo',
    text: '{by} le envía una invitación para trabajar en el sitio web de {site}. Elija una contraseña y podrá iniciar sesión con su dirección {email}.',
    button: 'Elegir una contraseña',
    open: 'Elija aquí su contraseña:',
    once: 'El enlace sirve una sola vez, durante siete días. Después, pida a {by} que le envíe de nuevo la invitación.',
  },
  fr: {
    subject: 'Votre accès à {site}',
    title: 'Bienvenue dans l’équipe',
    text: '{by} vous invite à travailler sur le site de {site}. Choisissez un mot de passe, puis connectez-vous avec votre adresse {email}.',
    button: 'Choisir un mot de passe',
    open: 'Choisissez votre mot de passe ici :',
    once: 'Le lien fonctionne une seule fois, pendant sept jours. Ensuite, demandez à {by} de renvoyer l’invitation.',
  },
  it: {
    subject: 'Il Suo accesso a {site}',
    title: 'Le diamo il benvenuto nel team',
    text: '{by} La invita a lavorare al sito di {site}. Scelga una password e potrà accedere con il Suo indirizzo {email}.',
    button: 'Scegliere una password',
    open: 'Scelga qui la Sua password:',
    once: 'Il link funziona una sola volta, entro sette giorni. In seguito chieda a {by} di inviare di nuovo l’invito.',
  },
  pt: {
    subject: 'O seu acesso a {site}',
    title: 'Damos-lhe as boas-vindas à equipa',
    text: '{by} envia-lhe um convite para trabalhar no sítio de {site}. Escolha uma palavra-passe e poderá entrar com o seu endereço {email}.',
    button: 'Escolher uma palavra-passe',
    open: 'Escolha aqui a sua palavra-passe:',
    once: 'A ligação funciona uma só vez, durante sete dias. Depois, peça a {by} que envie de novo o convite.',
  },
  ca: {
    subject: 'El seu accés a {site}',
    title: 'Li donem la benvinguda a l’equip',
    text: '{by} li envia una invitació per treballar en el web de {site}. Triï una contrasenya i podrà entrar amb la seva adreça {email}.',
    button: 'Triar una contrasenya',
    open: 'Triï aquí la seva contrasenya:',
    once: 'L’enllaç serveix una sola vegada, durant set dies. Després, demani a {by} que torni a enviar la invitació.',
  },
}

interface InvitationParts extends StaffMailParts {
  /** Who invites. */
  by: string
  token: string
}

/** The mail with the link to choose the first password. */
export const invitationMail = (language: string, { by, token, ...parts }: InvitationParts): Mail => {
  const t = textsIn(texts, language)
  const { email } = parts.user
  return staffMail(language, parts, {
    about: `${PASSWORD_ABOUT}${parts.user.id}`,
    subject: t.subject,
    title: t.title,
    values: { by, email },
    blocks: [
      { type: 'text', text: t.text },
      {
        type: 'button',
        label: t.button,
        href: `${parts.publicUrl}/admin/reset/${token}`,
        intro: t.open,
      },
      { type: 'text', text: t.once },
    ],
  })
}
