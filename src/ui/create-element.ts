export const createElement = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string) => {
  const made = document.createElement(tag)
  made.className = className
  return made
}

/** A drawing of 24 by 24, or of the size given; it says nothing to those who do not see it. */
export const draw = (className: string, paths: string[], size = '24 24') => {
  const namespace = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(namespace, 'svg')
  const set = (element: Element, attributes: Record<string, string>) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return element
  }
  set(drawing, { class: className, viewBox: `0 0 ${size}`, 'aria-hidden': 'true' })
  drawing.append(...paths.map((d) => set(document.createElementNS(namespace, 'path'), { d })))
  return drawing
}
