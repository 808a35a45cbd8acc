import type { UiMessages } from './en'

export const it: UiMessages = {
  ok: 'OK',
  cancel: 'Annulla',
  loading: 'Caricamento....',
  failed: 'Impossibile caricare il contenuto. Riprova più tardi.',
  moreAbout: 'Di più su {subject}',
}
