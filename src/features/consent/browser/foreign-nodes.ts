import { restored } from './activate'

const kinds = 'script,img,iframe,link,video,audio,source,track,embed,object'

/** The address that a node loads; empty for a script of the page itself. */
export const addressOf = (node: Element): string => {
  const { src, href, data, srcset, poster } = node as Partial<Record<string, string>> & Element
  const address = src || href || data || poster || srcset?.trim().split(/[\s,]/, 1)[0] || ''
  return address && URL.canParse(address, location.href) ? new URL(address, location.href).href : ''
}

const isForeign = (node: Element): boolean => {
  if (restored.has(node) || /canonical|alternate/.test(node.getAttribute('rel') ?? '')) return false
  const address = addressOf(node)
  if (!address) return node.localName === 'script'
  return address.startsWith('http') && new URL(address).host !== location.host
}

/** Calls with nodes that were put into the page later and would reach somebody else. The policy has stopped them already. */
export const watchForeignNodes = (notice: (nodes: Element[]) => void): void => {
  new MutationObserver((changes) => {
    const nodes = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element)
      .flatMap((node) => [...(node.matches(kinds) ? [node] : []), ...node.querySelectorAll(kinds)])
      .filter(isForeign)
    if (nodes.length) notice(nodes)
  }).observe(document, { childList: true, subtree: true })
}
