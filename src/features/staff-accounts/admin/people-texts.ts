import type { Role } from '../../../platform/payload/access'
import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

/** Names and rights of each role, for people who choose one. */
export const roleTexts: PanelTexts<Record<Role, { name: string; may: string }>> = {
  en: {
    administrator: {
      name: 'Administrator',
      may: 'Everything, also people, settings and the log.',
    },
    editor: {
      name: 'Editor',
      may: 'Changes schools, pages, news, pictures and prices, and handles enrolment requests and forms.',
    },
    moderator: { name: 'Moderator', may: 'Handles comments. Reads content and prices, but changes neither.' },
  },
  de: {
    administrator: {
      name: 'Administrator',
      may: 'Darf alles, auch Personen, Einstellungen und das Protokoll.',
    },
    editor: {
      name: 'Redakteur',
      may: 'Ändert Schulen, Seiten, Neuigkeiten, Bilder und Preise und bearbeitet Anmeldungen und Formulare.',
    },
    moderator: {
      name: 'Moderator',
      may: 'Bearbeitet Kommentare. Liest Inhalte und Preise, ändert sie aber nicht.',
    },
  },
  es: {
    administrator: { name: 'Administrador', may: 'Todo, también las personas, los ajustes y el registro.' },
    editor: {
      name: 'Editor',
      may: 'Cambia escuelas, páginas, noticias, imágenes y precios, y tramita inscripciones y formularios.',
    },
    moderator: {
      name: 'Moderador',
      may: 'Se ocupa de los comentarios. Lee contenidos y precios, pero no los cambia.',
    },
  },
  fr: {
    administrator: {
      name: 'Administrateur',
      may: 'Tout, y compris les personnes, les réglages et le journal.',
    },
    editor: {
      name: 'Éditeur',
      may: 'Modifie écoles, pages, actualités, images et prix, et traite inscriptions et formulaires.',
    },
    moderator: {
      name: 'Modérateur',
      may: 'Traite les commentaires. Lit contenus et prix, mais ne les modifie pas.',
    },
  },
  it: {
    administrator: { name: 'Amministratore', may: 'Tutto, anche le persone, le impostazioni e il registro.' },
    editor: {
      name: 'Redattore',
      may: 'Modifica scuole, pagine, notizie, immagini e prezzi, e gestisce iscrizioni e moduli.',
    },
    moderator: {
      name: 'Moderatore',
      may: 'Gestisce i commenti. Legge contenuti e prezzi, ma non li modifica.',
    },
  },
  pt: {
    administrator: { name: 'Administrador', may: 'Tudo, também as pessoas, as definições e o registo.' },
    editor: {
      name: 'Editor',
      may: 'Altera escolas, páginas, notícias, imagens e preços, e trata das inscrições e dos formulários.',
    },
    moderator: { name: 'Moderador', may: 'Trata dos comentários. Lê conteúdos e preços, mas não os altera.' },
  },
  ca: {
    administrator: { name: 'Administrador', may: 'Tot, també les persones, la configuració i el registre.' },
    editor: {
      name: 'Editor',
      may: 'Canvia escoles, pàgines, notícies, imatges i preus, i tramita inscripcions i formularis.',
    },
    moderator: {
      name: 'Moderador',
      may: 'S’ocupa dels comentaris. Llegeix continguts i preus, però no els canvia.',
    },
  },
}

/** Said when a call gets no answer. */
export const failedTexts: PanelTexts<string> = {
  en: 'The site could not be reached. Please try again.',
  de: 'Die Website ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  es: 'No se ha podido conectar con el sitio. Vuelva a intentarlo.',
  fr: 'Le site est injoignable. Veuillez réessayer.',
  it: 'Il sito non è raggiungibile. Riprovi.',
  pt: 'Não foi possível contactar o sítio. Tente de novo.',
  ca: 'No s’ha pogut connectar amb el lloc. Torni-ho a provar.',
}

export const inviteTexts: PanelTexts<{
  invite: string
  intro: string
  name: string
  email: string
  role: string
  send: string
  sent: (email: string) => string
}> = {
  en: {
    invite: 'Invite somebody',
    intro: 'The person gets a mail with a link to choose a password. It works once, within seven days.',
    name: 'Name',
    email: 'E-mail address',
    role: 'Role',
    send: 'Invite',
    sent: (email) => `The invitation to ${email} is on its way.`,
  },
  de: {
    invite: 'Jemanden einladen',
    intro:
      'Die Person erhält eine Mail mit einem Link, um ein Passwort zu wählen. Er gilt einmal, sieben Tage lang.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    role: 'Rolle',
    send: 'Einladen',
    sent: (email) => `Die Einladung an ${email} ist unterwegs.`,
  },
  es: {
    invite: 'Invitar a alguien',
    intro:
      'La persona recibe un correo con un enlace para elegir una contraseña. Sirve una vez, durante siete días.',
    name: 'Nombre',
    email: 'Dirección de correo',
    role: 'Rol',
    send: 'Invitar',
    sent: (email) => `La invitación a ${email} está en camino.`,
  },
  fr: {
    invite: 'Inviter quelqu’un',
    intro:
      'La personne reçoit un courriel avec un lien pour choisir un mot de passe, valable une fois, sept jours.',
    name: 'Nom',
    email: 'Adresse e-mail',
    role: 'Rôle',
    send: 'Inviter',
    sent: (email) => `L’invitation à ${email} est en route.`,
  },
  it: {
    invite: 'Invitare qualcuno',
    intro:
      'La persona riceve un’e-mail con un link per scegliere una password. Vale una volta, per sette giorni.',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    role: 'Ruolo',
    send: 'Invitare',
    sent: (email) => `L’invito a ${email} è in viaggio.`,
  },
  pt: {
    invite: 'Convidar alguém',
    intro:
      'A pessoa recebe um e-mail com uma ligação para escolher uma palavra-passe. Serve uma vez, durante sete dias.',
    name: 'Nome',
    email: 'Endereço de e-mail',
    role: 'Função',
    send: 'Convidar',
    sent: (email) => `O convite para ${email} está a caminho.`,
  },
  ca: {
    invite: 'Convidar algú',
    intro:
      'La persona rep un correu amb un enllaç per triar una contrasenya. Serveix una vegada, durant set dies.',
    name: 'Nom',
    email: 'Adreça de correu',
    role: 'Rol',
    send: 'Convidar',
    sent: (email) => `La invitació a ${email} està de camí.`,
  },
}

export const invitationTexts: PanelTexts<{ open: string; expired: string; again: string; sent: string }> = {
  en: {
    open: 'Invited, not yet accepted',
    expired: 'Invitation expired',
    again: 'Send again',
    sent: 'Sent again',
  },
  de: {
    open: 'Eingeladen, noch nicht angenommen',
    expired: 'Einladung abgelaufen',
    again: 'Noch einmal senden',
    sent: 'Noch einmal gesendet',
  },
  es: {
    open: 'Invitación pendiente de aceptar',
    expired: 'Invitación caducada',
    again: 'Enviar de nuevo',
    sent: 'Enviada de nuevo',
  },
  fr: {
    open: 'Invitation pas encore acceptée',
    expired: 'Invitation expirée',
    again: 'Renvoyer',
    sent: 'Renvoyée',
  },
  it: {
    open: 'Invito non ancora accettato',
    expired: 'Invito scaduto',
    again: 'Inviare di nuovo',
    sent: 'Inviato di nuovo',
  },
  pt: {
    open: 'Convite ainda não aceite',
    expired: 'Convite expirado',
    again: 'Enviar de novo',
    sent: 'Enviado de novo',
  },
  ca: {
    open: 'Invitació encara no acceptada',
    expired: 'Invitació caducada',
    again: 'Tornar a enviar',
    sent: 'Tornada a enviar',
  },
}
