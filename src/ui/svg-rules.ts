const shapes = 'svg g path circle ellipse rect line polyline polygon title desc'
const elements = new Set(shapes.split(' '))

/** Drawings only: nothing that runs, fetches, links or brings markup of its own. */
export const isDrawing = (element: string): boolean => elements.has(element)

/** Handlers, styles, names that could clash with the page's, and addresses go. */
export const isHarmless = (attribute: string, value: string): boolean =>
  !/^on|^(style|class|id|src)$|href$/i.test(attribute) && !/url\s*\(|javascript:/i.test(value)

/** The colour that a drawing gets instead of its own; where it has none it stays without. */
export const themeColour = (attribute: string, value: string): string =>
  (attribute === 'fill' || attribute === 'stroke') && value !== 'none' ? 'currentcolor' : value
