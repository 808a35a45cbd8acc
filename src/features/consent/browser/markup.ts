/** Nothing in it runs or loads before it is put into the page. */
export const parse = (markup: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.content
}

/** The address that a node loads; undefined for a script of the page itself. */
export const addressOf = (node: Element): URL | undefined => {
  const { src, href, data, srcset, poster } = node as Partial<Record<string, string>> & Element
  const address = src || href || data || poster || srcset?.trim().split(/[\s,]/, 1)[0]
  return address && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined
}
