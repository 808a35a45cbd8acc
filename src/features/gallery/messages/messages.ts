import type { Locale } from '../../../shared/locale'

/** The lightbox's texts, all of which are sent to the browser. A key that is missing in another language does not compile. */
const en = {
  lightbox: 'Gallery',
  buttons: 'Controls',
  previous: 'Previous',
  play: 'Start slideshow',
  stop: 'Stop slideshow',
  next: 'Next',
  size: 'Toggle size',
  close: 'Close',
  position: 'Picture {number} of {count}.',
  failed: 'The requested content cannot be loaded. Please try again later.',
}

export type GalleryMessages = { [Key in keyof typeof en]: string }

const ca: GalleryMessages = {
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

const de: GalleryMessages = {
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

const es: GalleryMessages = {
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

const eu: GalleryMessages = {
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

const fr: GalleryMessages = {
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

const gl: GalleryMessages = {
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

const it: GalleryMessages = {
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

const pt: GalleryMessages = {
  lightbox: 'Galeria',
  buttons: 'Botões',
  previous: 'Anterior',
  play: 'Iniciar apresentação',
  stop: 'Parar apresentação',
  next: 'Seguinte',
  size: 'Alterar tamanho',
  close: 'Fechar',
  position: 'Imagem {number} de {count}.',
  failed: 'Não é possível carregar o conteúdo pedido. Tente novamente mais tarde.',
}

const ptBr: GalleryMessages = {
  lightbox: 'Galeria',
  buttons: 'Botões',
  previous: 'Anterior',
  play: 'Iniciar apresentação',
  stop: 'Parar apresentação',
  next: 'Próxima',
  size: 'Alterar tamanho',
  close: 'Fechar',
  position: 'Imagem {number} de {count}.',
  failed: 'Não é possível carregar o conteúdo solicitado. Tente novamente mais tarde.',
}

export const galleryMessages: Record<Locale, GalleryMessages> = {
  ca,
  de,
  en,
  es,
  eu,
  fr,
  gl,
  it,
  pt,
  'pt-br': ptBr,
}
