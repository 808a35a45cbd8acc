import type { GalleryMessages } from './en'

export const fr: GalleryMessages = {
  lightbox: 'Galerie',
  buttons: 'Boutons',
  previous: 'Précédente',
  play: 'Lancer le diaporama',
  stop: 'Arrêter le diaporama',
  next: 'Suivante',
  size: 'Changer la taille',
  close: 'Fermer',
  position: 'Photo {number} sur {count}.',
  failed: 'Le contenu demandé ne peut pas être chargé. Veuillez réessayer plus tard.',
}
