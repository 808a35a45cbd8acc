const words = (list: string) => new Set(list.split(' '))

const elements = words('svg g path circle ellipse rect line polyline polygon title desc')

const geometry =
  'd points x y x1 y1 x2 y2 cx cy r rx ry width height viewBox preserveAspectRatio pathLength transform'
const painting =
  'fill-opacity fill-rule stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity display visibility paint-order vector-effect'
const attributes = words(`${geometry} ${painting}`)

/** Numbers, words and no more: what CSS could read as an address needs a bracket, a quote or a backslash. */
const plain = /^[\w\s.,%#+-]*$/
const moves = /\b(matrix|translate|rotate|scale|skewX|skewY)\s*\([\d\s.,e+-]*\)/g

/** Drawings only: nothing that runs, fetches, links or brings markup of its own. */
export const isDrawing = (element: string): boolean => elements.has(element)

/**
 * What is left of an attribute: where and how something is drawn, and in which colours not; they are those of the text
 * around it. Names, styles, handlers, addresses and whatever else nobody has listed go.
 */
export const keptValue = (attribute: string, value: string): string | undefined => {
  if (attribute === 'fill' || attribute === 'stroke') return value.trim() === 'none' ? 'none' : 'currentcolor'
  if (!attributes.has(attribute)) return undefined
  return plain.test(attribute === 'transform' ? value.replace(moves, '') : value) ? value : undefined
}
