/** How far one can zoom out of a town, and into it. */
export const smallestZoom = 10
export const largestZoom = 19
