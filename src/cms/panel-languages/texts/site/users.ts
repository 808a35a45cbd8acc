import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const usersTexts: PanelDictionary = {
  User: { de: 'Benutzer', es: 'Usuario', fr: 'Utilisateur', it: 'Utente', pt: 'Utilizador', ca: 'Usuari' },
  Users: {
    de: 'Benutzer',
    es: 'Usuarios',
    fr: 'Utilisateurs',
    it: 'Utenti',
    pt: 'Utilizadores',
    ca: 'Usuaris',
  },
  'Second factor': {
    de: 'Zweiter Faktor',
    es: 'Segundo factor',
    fr: 'Second facteur',
    it: 'Secondo fattore',
    pt: 'Segundo fator',
    ca: 'Segon factor',
  },
  'Current password': {
    de: 'Derzeitiges Passwort',
    es: 'Contraseña actual',
    fr: 'Mot de passe actuel',
    it: 'Password attuale',
    pt: 'Palavra-passe atual',
    ca: 'Contrasenya actual',
  },
  'Role@users.role': { de: 'Rolle', es: 'Rol', fr: 'Rôle', it: 'Ruolo', pt: 'Função', ca: 'Rol' },
  'Administrators do everything. Editors change content and prices and handle enrolment requests. Moderators handle comments and read content and prices.':
    {
      de: 'Administratoren dürfen alles. Redakteure ändern Inhalte und Preise und bearbeiten Anmeldungen. Moderatoren bearbeiten Kommentare und lesen Inhalte und Preise.',
      es: 'Los administradores lo hacen todo. Los editores cambian contenidos y precios y tramitan las inscripciones. Los moderadores se ocupan de los comentarios y leen contenidos y precios.',
      fr: 'Les administrateurs font tout. Les éditeurs modifient contenus et prix et traitent les inscriptions. Les modérateurs traitent les commentaires et lisent contenus et prix.',
      it: 'Gli amministratori fanno tutto. I redattori modificano contenuti e prezzi e gestiscono le iscrizioni. I moderatori gestiscono i commenti e leggono contenuti e prezzi.',
      pt: 'Os administradores fazem tudo. Os editores alteram conteúdos e preços e tratam das inscrições. Os moderadores tratam dos comentários e leem conteúdos e preços.',
      ca: 'Els administradors ho fan tot. Els editors canvien continguts i preus i tramiten les inscripcions. Els moderadors s’ocupen dels comentaris i llegeixen continguts i preus.',
    },
  Administrator: {
    de: 'Administrator',
    es: 'Administrador',
    fr: 'Administrateur',
    it: 'Amministratore',
    pt: 'Administrador',
    ca: 'Administrador',
  },
  Editor: { de: 'Redakteur', es: 'Editor', fr: 'Éditeur', it: 'Redattore', pt: 'Editor', ca: 'Editor' },
  Moderator: {
    de: 'Moderator',
    es: 'Moderador',
    fr: 'Modérateur',
    it: 'Moderatore',
    pt: 'Moderador',
    ca: 'Moderador',
  },
  Invitation: {
    de: 'Einladung',
    es: 'Invitación',
    fr: 'Invitation',
    it: 'Invito',
    pt: 'Convite',
    ca: 'Invitació',
  },
}
