import type { Picture } from '../../shared/picture'

/** One picture of a gallery, in the order in which editors have put them. */
export interface GalleryPicture {
  title: string
  picture: Picture
}

/** By the number of the picture, as a `data:` address: what is seen until the picture itself has arrived. */
export type Previews = Record<number, string>
