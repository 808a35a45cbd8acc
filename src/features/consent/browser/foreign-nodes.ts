/** What loads something by being there; most links are only read. */
const kinds =
  'script,img,iframe,link[rel*=stylesheet],link[rel*=icon],link[as],video,audio,source,track,embed,object'

/** Scripts that we have put back: nobody else has inserted them. */
export const restored = new WeakSet<Element>()

/** The address that a node loads; undefined for a script of the page itself. */
export const addressOf = (node: Element): URL | undefined => {
  const { src, href, data, srcset, poster } = node as Partial<Record<string, string>> & Element
  const address = src || href || data || poster || srcset?.trim().split(/[\s,]/, 1)[0]
  return address && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined
}

const isForeign = (node: Element): boolean => {
  if (restored.has(node)) return false
  const address = addressOf(node)
  if (!address) return node.localName === 'script'
  return address.protocol.startsWith('http') && address.host !== location.host
}

/** Calls with nodes that were put into the page later and would reach somebody else. The policy has stopped them already. */
export const watchForeignNodes = (notice: (nodes: Element[]) => void): void => {
  new MutationObserver((changes) => {
    const nodes = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element)
      .flatMap((node) => [node, ...node.querySelectorAll(kinds)])
      .filter((node) => node.matches(kinds) && isForeign(node))
    if (nodes.length) notice(nodes)
  }).observe(document, { childList: true, subtree: true })
}
