import type { UiMessages } from './en'

export const es: UiMessages = {
  ok: 'Aceptar',
  cancel: 'Cancelar',
  loading: 'Cargando....',
  failed: 'No se ha podido cargar. Inténtalo de nuevo más tarde.',
  moreAbout: 'Más sobre {subject}',
}
