const words = (list: string) => new Set(list.split(' '))

const elements = words('svg g path circle ellipse rect line polyline polygon title desc')

const geometry =
  'd points x y x1 y1 x2 y2 cx cy r rx ry width height viewBox preserveAspectRatio pathLength transform'
const painting =
  'fill-opacity fill-rule stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity display visibility paint-order vector-effect'
const attributes = words(`${geometry} ${painting}`)

/** Numbers and words only: a URL in CSS would need a bracket, a quote or a backslash. */
const plain = /^[\w\s.,%#+-]*$/
const moves = /\b(matrix|translate|rotate|scale|skewX|skewY)\s*\([\d\s.,e+-]*\)/g

/** Allows shapes only: nothing that runs, fetches, links or contains HTML. */
export const isDrawing = (element: string): boolean => elements.has(element)

/**
 * The allowed value of an attribute: geometry and painting. Colours are replaced by the colour of the text. Ids, styles,
 * handlers, URLs and everything else that is not listed is removed.
 */
export const keptValue = (attribute: string, value: string): string | undefined => {
  if (attribute === 'fill' || attribute === 'stroke') return value.trim() === 'none' ? 'none' : 'currentcolor'
  if (!attributes.has(attribute)) return undefined
  return plain.test(attribute === 'transform' ? value.replace(moves, '') : value) ? value : undefined
}

/** Each file is fetched once per page. */
const drawings = new Map<string, Promise<SVGElement>>()

const clean = (element: Element): void => {
  for (const child of [...element.children]) {
    if (isDrawing(child.nodeName)) clean(child)
    else child.remove()
  }
  for (const { name, value } of [...element.attributes]) {
    const kept = keptValue(name, value)
    if (kept === undefined) element.removeAttribute(name)
    else element.setAttribute(name, kept)
  }
}

const load = async (address: string): Promise<SVGElement> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}`)
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  if (!(documentElement instanceof SVGSVGElement)) throw new Error(`${address} is not an SVG image`)
  clean(documentElement)
  // The default fill would be black.
  if (!documentElement.hasAttribute('fill')) documentElement.setAttribute('fill', 'currentcolor')
  return documentElement
}

const inline = async (image: HTMLImageElement) => {
  const drawing = drawings.get(image.src) ?? load(image.src)
  drawings.set(image.src, drawing)
  const svg = document.importNode(await drawing, true)
  const { className, alt } = image
  // Attributes, not properties: those would lay out the page.
  for (const side of ['width', 'height']) svg.setAttribute(side, image.getAttribute(side) ?? '')
  if (className) svg.setAttribute('class', className)
  if (alt) {
    svg.role = 'img'
    svg.ariaLabel = alt
  } else svg.ariaHidden = 'true'
  image.replaceWith(svg)
}

/** Replaces `<img>` elements by inline SVG, which takes the colours of the theme, when they become visible. */
export const inlineSvgs = (): void => {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      // If it fails, the image stays.
      inline(target as HTMLImageElement).catch(() => {})
    }
  })
  for (const image of document.querySelectorAll('img[data-inline-svg]')) seen.observe(image)
}
