import type { UiMessages } from './en'

export const gl: UiMessages = {
  ok: 'Aceptar',
  cancel: 'Cancelar',
  loading: 'Cargando....',
  failed: 'Non se puido cargar. Téntao de novo máis tarde.',
  moreAbout: 'Máis sobre {subject}',
}
