import { parseUrl } from '../../../shared/address/parse-url'

/** Elements that load something; most links do not. */
const kinds =
  'script,img,iframe,link[rel*=stylesheet],link[rel*=icon],link[as],video,audio,source,track,embed,object'

/** Scripts that `activate` has restored; they are not blocked again. */
export const restored = new WeakSet<Element>()

/** The address that a node loads; undefined for an inline script. */
export const addressOf = (node: Element): URL | undefined => {
  const { src, href, data, srcset, poster } = node as Partial<Record<string, string>> & Element
  const address = src || href || data || poster || srcset?.trim().split(/[\s,]/, 1)[0]
  return address ? parseUrl(address, location.href) : undefined
}

const isForeign = (node: Element): boolean => {
  if (restored.has(node)) return false
  const address = addressOf(node)
  if (!address) return node.localName === 'script'
  return address.protocol.startsWith('http') && address.host !== location.host
}

/** Reports third-party nodes that are inserted later. The policy has already stopped them from loading. */
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
