import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

/** The screen “Log-in and security”, without the second factor. */
export const securityTexts: PanelTexts<{
  title: string
  of: (name: string) => string
  link: string
  notAllowed: string
  sessions: string
  sessionsIntro: string
  unknownDevice: string
  current: string
  begun: (when: string) => string
  used: (when: string) => string
  end: string
  endNamed: (device: string) => string
  endOthers: string
  endAll: string
  none: string
  ended: string
}> = {
  en: {
    title: 'Log-in and security',
    of: (name) => `Log-in and security: ${name}`,
    link: 'Log-in and security: open sessions, second factor',
    notAllowed: 'Only administrators see this of others.',
    sessions: 'Open sessions',
    sessionsIntro:
      'Where this account is logged in. End what you do not know, and change the password then. A session ends by itself after eight hours without use, and in any case after a day and a half.',
    unknownDevice: 'Unknown device',
    current: 'This one',
    begun: (when) => `Logged in ${when}`,
    used: (when) => `last used ${when}`,
    end: 'End',
    endNamed: (device) => `End the session ${device}`,
    endOthers: 'End all others',
    endAll: 'End all',
    none: 'There is no open session.',
    ended: 'Ended. It works from the next click on.',
  },
  de: {
    title: 'Login und Sicherheit',
    of: (name) => `Login und Sicherheit: ${name}`,
    link: 'Login und Sicherheit: offene Sitzungen, zweiter Faktor',
    notAllowed: 'Nur Administratoren sehen das bei anderen.',
    sessions: 'Offene Sitzungen',
    sessionsIntro:
      'Wo dieses Konto angemeldet ist. Beenden Sie, was Sie nicht kennen, und ändern Sie dann das Passwort. Eine Sitzung endet von selbst, wenn sie acht Stunden nicht benutzt wird, in jedem Fall aber nach anderthalb Tagen.',
    unknownDevice: 'Unbekanntes Gerät',
    current: 'Diese hier',
    begun: (when) => `Angemeldet ${when}`,
    used: (when) => `zuletzt benutzt ${when}`,
    end: 'Beenden',
    endNamed: (device) => `Sitzung ${device} beenden`,
    endOthers: 'Alle anderen beenden',
    endAll: 'Alle beenden',
    none: 'Es gibt keine offene Sitzung.',
    ended: 'Beendet. Das gilt ab dem nächsten Klick.',
  },
  es: {
    title: 'Acceso y seguridad',
    of: (name) => `Acceso y seguridad: ${name}`,
    link: 'Acceso y seguridad: sesiones abiertas, segundo factor',
    notAllowed: 'Solo los administradores ven esto de otras personas.',
    sessions: 'Sesiones abiertas',
    sessionsIntro:
      'Dónde está abierta esta cuenta. Cierre lo que no reconozca y cambie entonces la contraseña. Una sesión termina por sí sola tras ocho horas sin uso y, en todo caso, tras un día y medio.',
    unknownDevice: 'Dispositivo desconocido',
    current: 'Esta',
    begun: (when) => `Iniciada ${when}`,
    used: (when) => `último uso ${when}`,
    end: 'Cerrar',
    endNamed: (device) => `Cerrar la sesión ${device}`,
    endOthers: 'Cerrar todas las demás',
    endAll: 'Cerrar todas',
    none: 'No hay ninguna sesión abierta.',
    ended: 'Cerrada. Vale a partir del próximo clic.',
  },
  fr: {
    title: 'Connexion et sécurité',
    of: (name) => `Connexion et sécurité : ${name}`,
    link: 'Connexion et sécurité : sessions ouvertes, second facteur',
    notAllowed: 'Seuls les administrateurs voient cela pour les autres.',
    sessions: 'Sessions ouvertes',
    sessionsIntro:
      'Où ce compte est connecté. Fermez ce que vous ne reconnaissez pas, puis changez le mot de passe. Une session se ferme d’elle-même après huit heures sans activité et, dans tous les cas, après un jour et demi.',
    unknownDevice: 'Appareil inconnu',
    current: 'Celle-ci',
    begun: (when) => `Connexion ${when}`,
    used: (when) => `dernière activité ${when}`,
    end: 'Fermer',
    endNamed: (device) => `Fermer la session ${device}`,
    endOthers: 'Fermer toutes les autres',
    endAll: 'Tout fermer',
    none: 'Aucune session n’est ouverte.',
    ended: 'Fermée. Cela vaut dès le prochain clic.',
  },
  it: {
    title: 'Accesso e sicurezza',
    of: (name) => `Accesso e sicurezza: ${name}`,
    link: 'Accesso e sicurezza: sessioni aperte, secondo fattore',
    notAllowed: 'Solo gli amministratori vedono questo di altri.',
    sessions: 'Sessioni aperte',
    sessionsIntro:
      'Dove questo account ha effettuato l’accesso. Chiuda ciò che non riconosce e cambi poi la password. Una sessione termina da sola dopo otto ore senza uso e comunque dopo un giorno e mezzo.',
    unknownDevice: 'Dispositivo sconosciuto',
    current: 'Questa',
    begun: (when) => `Aperta ${when}`,
    used: (when) => `ultimo uso ${when}`,
    end: 'Chiudere',
    endNamed: (device) => `Chiudere la sessione ${device}`,
    endOthers: 'Chiudere tutte le altre',
    endAll: 'Chiudere tutte',
    none: 'Non c’è nessuna sessione aperta.',
    ended: 'Chiusa. Vale dal prossimo clic.',
  },
  pt: {
    title: 'Acesso e segurança',
    of: (name) => `Acesso e segurança: ${name}`,
    link: 'Acesso e segurança: sessões abertas, segundo fator',
    notAllowed: 'Só os administradores veem isto de outras pessoas.',
    sessions: 'Sessões abertas',
    sessionsIntro:
      'Onde esta conta está ligada. Termine o que não reconhecer e altere depois a palavra-passe. Uma sessão termina por si após oito horas sem uso e, em qualquer caso, após um dia e meio.',
    unknownDevice: 'Dispositivo desconhecido',
    current: 'Esta',
    begun: (when) => `Iniciada ${when}`,
    used: (when) => `último uso ${when}`,
    end: 'Terminar',
    endNamed: (device) => `Terminar a sessão ${device}`,
    endOthers: 'Terminar todas as outras',
    endAll: 'Terminar todas',
    none: 'Não há nenhuma sessão aberta.',
    ended: 'Terminada. Vale a partir do próximo clique.',
  },
  ca: {
    title: 'Accés i seguretat',
    of: (name) => `Accés i seguretat: ${name}`,
    link: 'Accés i seguretat: sessions obertes, segon factor',
    notAllowed: 'Només els administradors veuen això d’altres persones.',
    sessions: 'Sessions obertes',
    sessionsIntro:
      'On està obert aquest compte. Tanqui el que no reconegui i canviï llavors la contrasenya. Una sessió s’acaba sola després de vuit hores sense ús i, en tot cas, al cap d’un dia i mig.',
    unknownDevice: 'Dispositiu desconegut',
    current: 'Aquesta',
    begun: (when) => `Iniciada ${when}`,
    used: (when) => `últim ús ${when}`,
    end: 'Tancar',
    endNamed: (device) => `Tancar la sessió ${device}`,
    endOthers: 'Tancar totes les altres',
    endAll: 'Tancar-les totes',
    none: 'No hi ha cap sessió oberta.',
    ended: 'Tancada. Val a partir del pròxim clic.',
  },
}
