import { isDrawing, keptValue } from './svg-rules'

/** Each drawing is fetched once, however often the page shows it. */
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
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  if (!(documentElement instanceof SVGSVGElement)) throw new Error(`${address} is no drawing`)
  clean(documentElement)
  // What names no colour would be black.
  if (!documentElement.hasAttribute('fill')) documentElement.setAttribute('fill', 'currentcolor')
  return documentElement
}

const inline = async (image: HTMLImageElement) => {
  const drawing = drawings.get(image.src) ?? load(image.src)
  drawings.set(image.src, drawing)
  const svg = document.importNode(await drawing, true)
  const { width, height, className, alt } = image
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  if (className) svg.setAttribute('class', className)
  if (alt) {
    svg.role = 'img'
    svg.ariaLabel = alt
  } else svg.ariaHidden = 'true'
  image.replaceWith(svg)
}

/** Replaces pictures that are drawings by the drawings themselves, which take the colours of the theme, once they are seen. */
export const inlineSvgs = (): void => {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      // The picture as it was stays in place.
      inline(target as HTMLImageElement).catch(() => {})
    }
  })
  for (const image of document.querySelectorAll('img[data-inline-svg]')) seen.observe(image)
}
