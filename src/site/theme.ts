/** Colour of the page behind everything, as the browser's own bars show it. The same as --paper in the styles. */
export const PAPER_LIGHT = '#fbf6ec'
export const PAPER_DARK = '#101d1b'
