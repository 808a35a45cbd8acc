import type { GalleryMessages } from './en'

export const de: GalleryMessages = {
  lightbox: 'Galerie',
  buttons: 'Knöpfe',
  previous: 'Zurück',
  play: 'Diashow starten',
  stop: 'Diashow anhalten',
  next: 'Weiter',
  size: 'Größe wechseln',
  close: 'Schließen',
  position: 'Bild {number} von {count}.',
  failed: 'Der gewünschte Inhalt kann nicht geladen werden. Bitte versuche es später noch einmal.',
}
