import type { Picture } from '../../shared/picture'

export interface GalleryPicture {
  title: string
  picture: Picture
}

/** By the id of the picture: a `data:` URL that is shown until the picture has loaded. */
export type Previews = Record<number, string>

/** A grid, or one row that scrolls and leads to the lightbox. */
export type GalleryLayout = 'grid' | 'strip'
