/** The fragment that opens a picture, and the id of the picture's place in the grid. */
export const pictureId = (id: number | string): string => `picture-${id}`

export const pictureInAddress = (hash: string): string | undefined => /^#(picture-\d+)$/.exec(hash)?.[1]
