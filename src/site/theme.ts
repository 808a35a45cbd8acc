/** The page's background colour, for the browser's bars. The same as --paper in the styles. */
export const PAPER_LIGHT = '#fbf6ec'
export const PAPER_DARK = '#101d1b'
