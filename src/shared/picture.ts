/** Every picture is stored in these formats and widths. The names are database columns. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const

export type PictureFormat = (typeof pictureFormats)[number]

const widths = [400, 800, 1600] as const

/** The widest is for wide high-density screens. Clients that read only JPEG do not have such screens. */
export const pictureWidths: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [...widths, 2400],
  webp: [...widths, 2400],
  jpeg: widths,
}

/** The size of lists in the panel. */
export const thumbnailSize = 'webp400'

export const pictureSizeName = (format: PictureFormat, width: number): string => `${format}${width}`

export const shareSize = { name: 'share', width: 1200, height: 630 } as const

/** One file of a picture, e.g. the 800 pixel wide AVIF. */
export interface PictureFile {
  url: string
  width: number
}

/** The point of a picture that stays visible when it is cropped, in percent of its width and height. */
export interface FocalPoint {
  x: number
  y: number
}

/** A picture for pages: the files of every format, and the size that reserves its space. */
export interface Picture {
  id: number
  alt: string
  /** Missing if it is the centre. */
  focal?: FocalPoint
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
