import type { UiMessages } from './en'

export const ptBr: UiMessages = {
  ok: 'OK',
  cancel: 'Cancelar',
  loading: 'Carregando....',
  failed: 'Não foi possível carregar. Tente novamente mais tarde.',
  moreAbout: 'Mais sobre {subject}',
}
