/** Every picture is kept in three formats and three widths; the names are columns of the database. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export const pictureWidths = [400, 800, 1600] as const

export type PictureFormat = (typeof pictureFormats)[number]

export const pictureSizeName = (format: PictureFormat, width: number): string => `${format}${width}`

/** The picture of a link preview. */
export const shareSize = { name: 'share', width: 1200, height: 630 } as const
