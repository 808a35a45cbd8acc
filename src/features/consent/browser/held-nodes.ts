import type { FoundItem } from '../decide'
import { type HeldBackNode, readHeldBack } from '../held-back-comment'

/** A comment of the page that stands for a node of a third party. */
export interface HeldComment extends HeldBackNode {
  comment: Comment
}

/** In the order of the document. */
export const heldComments = (): HeldComment[] => {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
  const held: HeldComment[] = []
  while (walker.nextNode()) {
    const comment = walker.currentNode as Comment
    const node = readHeldBack(comment.data)
    if (node) held.push({ ...node, comment })
  }
  return held
}

/** Host and port of the first foreign address in a piece of markup; ours for a script that names nobody. */
const hostIn = (markup: string): string => {
  const [, address] =
    /\s(?:src|href|data|srcset|poster)\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)/i.exec(markup) ?? []
  return address && URL.canParse(address, location.href)
    ? new URL(address, location.href).host
    : location.host
}

export const groupsMet = (held: HeldComment[]): FoundItem[] =>
  // A script that stands in the page itself and names nobody is known by the page's own host.
  held.map(({ group, markup }) => ({ name: group, domain: hostIn(markup) || location.host }))
