import type { UiMessages } from './en'

export const ca: UiMessages = {
  ok: 'D’acord',
  cancel: 'Cancel·la',
  loading: 'S’està carregant....',
  failed: 'No s’ha pogut carregar. Torna-ho a provar més tard.',
  moreAbout: 'Més sobre {subject}',
}
