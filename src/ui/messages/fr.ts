import type { UiMessages } from './en'

export const fr: UiMessages = {
  ok: 'OK',
  cancel: 'Annuler',
  loading: 'Chargement....',
  failed: 'Le contenu n’a pas pu être chargé. Veuillez réessayer plus tard.',
  moreAbout: 'En savoir plus : {subject}',
}
