/** The lightbox's texts; all of them travel to the browser. A key that is missing in another language does not compile. */
export const en = {
  lightbox: 'Gallery',
  buttons: 'Buttons',
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
