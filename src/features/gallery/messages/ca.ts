import type { GalleryMessages } from './en'

export const ca: GalleryMessages = {
  lightbox: 'Galeria',
  buttons: 'Botons',
  previous: 'Anterior',
  play: 'Inicia la presentació',
  stop: 'Atura la presentació',
  next: 'Següent',
  size: 'Canvia la mida',
  close: 'Tanca',
  position: 'Imatge {number} de {count}.',
  failed: 'No es pot carregar el contingut sol·licitat. Torna-ho a provar més tard.',
}
