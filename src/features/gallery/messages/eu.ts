import type { GalleryMessages } from './en'

export const eu: GalleryMessages = {
  lightbox: 'Galeria',
  buttons: 'Botoiak',
  previous: 'Aurrekoa',
  play: 'Hasi aurkezpena',
  stop: 'Gelditu aurkezpena',
  next: 'Hurrengoa',
  size: 'Aldatu tamaina',
  close: 'Itxi',
  position: '{number}. irudia, guztira {count}.',
  failed: 'Ezin da eskatutako edukia kargatu. Saiatu berriro geroago.',
}
