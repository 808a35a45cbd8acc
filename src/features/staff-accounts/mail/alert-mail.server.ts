import type { Payload, PayloadRequest } from 'payload'
import { queueMail } from '../../../platform/mail/queue'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { User } from '../../../platform/payload/payload-types'
import { staffMail } from './staff-mail.server'

interface Alert {
  subject: string
  title: string
  text: string
  next: string
}

/** Mails to owners of an account about attempts to break into it. */
const texts: PanelTexts<{ passwords: Alert; codes: Alert }> = {
  en: {
    passwords: {
      subject: 'Wrong passwords for your account ({site})',
      title: 'Wrong passwords for your account',
      text: 'Somebody has entered many wrong passwords for your account at {site}. Further attempts from there are refused for a while.',
      next: 'If it was you, wait ten minutes, or choose a new password with “Forgot password?”. If not, nobody has got in, and you can log in as usual where you have logged in before. Elsewhere, choose a new password first if you are refused. A second factor (“Log-in and security”) also protects you from a password that was found out.',
    },
    codes: {
      subject: 'Somebody knows your password ({site})',
      title: 'Wrong codes for your second factor',
      text: 'Somebody has entered your right password at {site}, and then ten or more wrong codes for the second factor. They have not got in. The wait between two codes now grows with each wrong one, also for you. Your recovery codes work without a wait.',
      next: 'If it was not you, choose a new password at once and tell your administrator, who can also end the wait.',
    },
  },
  de: {
    passwords: {
      subject: 'Falsche Passwörter für Ihr Konto ({site})',
      title: 'Falsche Passwörter für Ihr Konto',
      text: 'Jemand hat für Ihr Konto bei {site} viele falsche Passwörter eingegeben. Weitere Versuche von dort werden eine Zeit lang abgewiesen.',
      next: 'Wenn Sie es waren, warten Sie zehn Minuten oder wählen Sie mit „Passwort vergessen?“ ein neues Passwort. Wenn nicht, ist niemand eingedrungen, und wo Sie sich schon einmal angemeldet haben, können Sie es weiterhin. Wenn Sie anderswo abgewiesen werden, wählen Sie dort zuerst ein neues Passwort. Ein zweiter Faktor („Login und Sicherheit“) schützt Sie auch, wenn jemand Ihr Passwort herausfindet.',
    },
    codes: {
      subject: 'Jemand kennt Ihr Passwort ({site})',
      title: 'Falsche Codes für Ihren zweiten Faktor',
      text: 'Jemand hat bei {site} Ihr richtiges Passwort eingegeben und danach zehn oder mehr falsche Codes für den zweiten Faktor. Niemand ist eingedrungen. Die Wartezeit zwischen zwei Codes wächst jetzt mit jedem falschen, auch für Sie. Ihre Wiederherstellungscodes gelten ohne Wartezeit.',
      next: 'Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort und sagen Sie es Ihrem Administrator, der auch die Wartezeit beenden kann.',
    },
  },
  es: {
    passwords: {
      subject: 'Contraseñas erróneas para su cuenta ({site})',
      title: 'Contraseñas erróneas para su cuenta',
      text: 'Alguien ha introducido muchas contraseñas erróneas para su cuenta en {site}. Durante un tiempo se rechazan más intentos desde allí.',
      next: 'Si ha sido usted, espere diez minutos o elija una contraseña nueva con «¿Ha olvidado su contraseña?». Si no, nadie ha entrado, y puede acceder como siempre desde donde ya ha accedido antes. Si se le rechaza en otro lugar, elija allí primero una contraseña nueva. Un segundo factor («Acceso y seguridad») también le protege si alguien averigua su contraseña.',
    },
    codes: {
      subject: 'Alguien conoce su contraseña ({site})',
      title: 'Códigos erróneos para su segundo factor',
      text: 'Alguien ha introducido en {site} su contraseña correcta y después diez o más códigos erróneos del segundo factor. No ha entrado. La espera entre dos códigos crece ahora con cada error, también para usted. Sus códigos de recuperación funcionan sin espera.',
      next: 'Si no ha sido usted, elija enseguida una contraseña nueva y avise a su administrador, que también puede poner fin a la espera.',
    },
  },
  fr: {
    passwords: {
      subject: 'Mots de passe erronés pour votre compte ({site})',
      title: 'Mots de passe erronés pour votre compte',
      text: 'Quelqu’un a saisi de nombreux mots de passe erronés pour votre compte sur {site}. Les tentatives suivantes depuis cet endroit sont refusées pendant un moment.',
      next: 'Si c’était vous, attendez dix minutes ou choisissez un nouveau mot de passe avec « Mot de passe oublié ? ». Sinon, personne n’est entré, et vous pouvez vous connecter comme d’habitude là où vous l’avez déjà fait. Si vous êtes refusé ailleurs, choisissez-y d’abord un nouveau mot de passe. Un second facteur (« Connexion et sécurité ») vous protège aussi si quelqu’un découvre votre mot de passe.',
    },
    codes: {
      subject: 'Quelqu’un connaît votre mot de passe ({site})',
      title: 'Codes erronés pour votre second facteur',
      text: 'Quelqu’un a saisi sur {site} votre bon mot de passe, puis dix codes erronés ou plus pour le second facteur. Cette personne n’est pas entrée. L’attente entre deux codes augmente désormais à chaque erreur, pour vous aussi. Vos codes de secours fonctionnent sans attente.',
      next: 'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et prévenez votre administrateur, qui peut aussi mettre fin à l’attente.',
    },
  },
  it: {
    passwords: {
      subject: 'Password errate per il Suo account ({site})',
      title: 'Password errate per il Suo account',
      text: 'Qualcuno ha inserito molte password errate per il Suo account su {site}. Per qualche tempo gli altri tentativi da lì vengono rifiutati.',
      next: 'Se è stato Lei, attenda dieci minuti o scelga una nuova password con «Password dimenticata?». Altrimenti nessuno è entrato, e può accedere come sempre da dove ha già effettuato l’accesso. Se altrove viene rifiutato, scelga lì prima una nuova password. Un secondo fattore («Accesso e sicurezza») La protegge anche se qualcuno scopre la Sua password.',
    },
    codes: {
      subject: 'Qualcuno conosce la Sua password ({site})',
      title: 'Codici errati per il Suo secondo fattore',
      text: 'Qualcuno ha inserito su {site} la Sua password corretta e poi dieci o più codici errati del secondo fattore. Non è entrato. L’attesa tra due codici ora cresce a ogni errore, anche per Lei. I Suoi codici di recupero funzionano senza attesa.',
      next: 'Se non è stato Lei, scelga subito una nuova password e avvisi il Suo amministratore, che può anche porre fine all’attesa.',
    },
  },
  pt: {
    passwords: {
      subject: 'Palavras-passe erradas para a sua conta ({site})',
      title: 'Palavras-passe erradas para a sua conta',
      text: 'Alguém introduziu muitas palavras-passe erradas para a sua conta em {site}. Durante algum tempo, outras tentativas a partir de lá são recusadas.',
      next: 'Se foi o próprio, espere dez minutos ou escolha uma nova palavra-passe com «Esqueceu a palavra-passe?». Se não, ninguém entrou, e pode entrar como sempre a partir de onde já entrou antes. Se for recusado noutro lugar, escolha lá primeiro uma nova palavra-passe. Um segundo fator («Acesso e segurança») também protege a sua conta se alguém descobrir a palavra-passe.',
    },
    codes: {
      subject: 'Alguém sabe a sua palavra-passe ({site})',
      title: 'Códigos errados para o seu segundo fator',
      text: 'Alguém introduziu em {site} a sua palavra-passe certa e depois dez ou mais códigos errados do segundo fator. Não entrou. A espera entre dois códigos aumenta agora com cada erro, também para si. Os seus códigos de recuperação funcionam sem espera.',
      next: 'Se não foi o próprio, escolha de imediato uma nova palavra-passe e avise o seu administrador, que também pode terminar a espera.',
    },
  },
  ca: {
    passwords: {
      subject: 'Contrasenyes errònies per al seu compte ({site})',
      title: 'Contrasenyes errònies per al seu compte',
      text: 'Algú ha introduït moltes contrasenyes errònies per al seu compte a {site}. Durant una estona es rebutgen més intents des d’allà.',
      next: 'Si ha estat vostè, esperi deu minuts o triï una contrasenya nova amb «Ha oblidat la contrasenya?». Si no, ningú no ha entrat, i pot accedir com sempre des d’on ja ha accedit abans. Si se’l rebutja en un altre lloc, triï-hi primer una contrasenya nova. Un segon factor («Accés i seguretat») també el protegeix si algú descobreix la seva contrasenya.',
    },
    codes: {
      subject: 'Algú sap la seva contrasenya ({site})',
      title: 'Codis erronis per al seu segon factor',
      text: 'Algú ha introduït a {site} la seva contrasenya correcta i després deu codis erronis o més del segon factor. No ha entrat. L’espera entre dos codis creix ara amb cada error, també per a vostè. Els seus codis de recuperació funcionen sense espera.',
      next: 'Si no ha estat vostè, triï de seguida una contrasenya nova i avisi el seu administrador, que també pot posar fi a l’espera.',
    },
  },
}

/** The address of the site, which `build-config.ts` puts into the configuration. */
const publicUrlOf = ({ config }: Payload): string => String(config.custom.publicUrl)

/** Queues a mail to the owner of an account, in the language of their last log-in. */
export const queueAlert = async (
  req: PayloadRequest,
  user: Pick<User, 'id' | 'name' | 'email' | 'language'>,
  kind: 'passwords' | 'codes',
): Promise<void> => {
  const { payload } = req
  const language = user.language ?? 'en'
  const { subject, title, text, next } = textsIn(texts, language)[kind]
  const site = await payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const parts = { user, site, publicUrl: publicUrlOf(payload) }
  const blocks = [
    { type: 'text' as const, text },
    { type: 'text' as const, text: next },
  ]
  await queueMail(
    payload,
    staffMail(language, parts, { about: `account:${user.id}`, subject, title, values: {}, blocks }),
    req,
  )
}
