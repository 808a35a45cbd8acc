import type { UiMessages } from './en'

export const de: UiMessages = {
  ok: 'OK',
  cancel: 'Abbrechen',
  loading: 'Wird geladen....',
  failed: 'Das konnte nicht geladen werden. Bitte versuche es später noch einmal.',
  moreAbout: 'Mehr zu {subject}',
}
