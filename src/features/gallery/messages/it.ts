import type { GalleryMessages } from './en'

export const it: GalleryMessages = {
  lightbox: 'Galleria',
  buttons: 'Pulsanti',
  previous: 'Precedente',
  play: 'Avvia presentazione',
  stop: 'Ferma presentazione',
  next: 'Successiva',
  size: 'Cambia dimensione',
  close: 'Chiudi',
  position: 'Immagine {number} di {count}.',
  failed: 'Impossibile caricare il contenuto richiesto. Riprova più tardi.',
}
