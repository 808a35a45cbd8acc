import { fill } from '../../../shared/message'
import { heldBackText } from '../held-back-comment'
import { announce } from './announce'
import { addressOf } from './foreign-nodes'
import { type PageState, readChoice } from './page-state'

/** The group of a node: by the list, else by what else this page has met from that host, else the host itself. */
const groupOf = (state: PageState, node: Element, address: string): string | undefined => {
  const item = state.record.blockList.find(({ domain, contain }) =>
    address ? domain && address.includes(domain) : contain && node.textContent?.includes(contain),
  )
  if (item || !address) return item?.name
  const { host } = new URL(address)
  return state.met.find(({ domain }) => domain === host)?.name ?? host
}

const placeholderFor = (frame: Element, group: string, address: string): HTMLElement | undefined => {
  const template = document.querySelector<HTMLTemplateElement>('template#pdcc-embed')
  const box = template?.content.querySelector<HTMLElement>('.embed')?.cloneNode(true)
  if (!(box instanceof HTMLElement)) return undefined
  box.dataset.embed = group
  for (const part of box.querySelectorAll('p:first-child, button, a'))
    part.textContent = fill(part.textContent ?? '', { service: group })
  box.querySelector('a')?.setAttribute('href', address)
  box.append(new Comment(heldBackText({ group, markup: frame.outerHTML })))
  return box
}

/** Takes out what a script has put into the page without the visitor's leave, and lists it as new. */
export const holdBackLate = (state: PageState, nodes: Element[]): void => {
  const met = state.met.length
  for (const node of nodes) {
    const address = addressOf(node)
    const group = groupOf(state, node, address)
    if (!group || state.allowed.has(group) || !node.isConnected) continue
    state.met.push({ name: group, domain: address && new URL(address).host })
    const stand =
      (node.localName === 'iframe' && placeholderFor(node, group, address)) ||
      new Comment(heldBackText({ group, markup: node.outerHTML }))
    node.replaceWith(stand)
  }
  if (state.met.length === met) return
  readChoice(state)
  announce(state)
}
