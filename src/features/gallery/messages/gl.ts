import type { GalleryMessages } from './en'

export const gl: GalleryMessages = {
  lightbox: 'Galería',
  buttons: 'Botóns',
  previous: 'Anterior',
  play: 'Iniciar a presentación',
  stop: 'Deter a presentación',
  next: 'Seguinte',
  size: 'Cambiar o tamaño',
  close: 'Pechar',
  position: 'Imaxe {number} de {count}.',
  failed: 'Non se pode cargar o contido solicitado. Téntao de novo máis tarde.',
}
