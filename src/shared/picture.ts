/** One file of a picture, e.g. the 800 pixel wide AVIF. */
export interface PictureFile {
  url: string
  width: number
}

/** A picture as the pages need it: every format with its widths, and the size that reserves its place. */
export interface Picture {
  alt: string
  width: number
  height: number
  /** The fallback file for `<img src>`, a JPEG. */
  src: string
  avif: PictureFile[]
  webp: PictureFile[]
  jpeg: PictureFile[]
  /** 1200 x 630 JPEG for link previews. */
  share?: string
}
