import type { GalleryMessages } from './en'

export const es: GalleryMessages = {
  lightbox: 'Galería',
  buttons: 'Botones',
  previous: 'Anterior',
  play: 'Iniciar presentación',
  stop: 'Detener presentación',
  next: 'Siguiente',
  size: 'Cambiar tamaño',
  close: 'Cerrar',
  position: 'Imagen {number} de {count}.',
  failed: 'No se puede cargar el contenido solicitado. Inténtalo de nuevo más tarde.',
}
