/** The fragment of an address that opens a picture; it is also the id of its place in the grid. */
export const pictureId = (id: number | string): string => `picture-${id}`

/** The id that a fragment names, if it is a picture's. */
export const pictureInAddress = (hash: string): string | undefined => /^#(picture-\d+)$/.exec(hash)?.[1]
