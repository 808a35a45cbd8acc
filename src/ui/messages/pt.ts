import type { UiMessages } from './en'

export const pt: UiMessages = {
  ok: 'OK',
  cancel: 'Cancelar',
  loading: 'A carregar....',
  failed: 'Não foi possível carregar. Tente novamente mais tarde.',
  moreAbout: 'Mais sobre {subject}',
}
