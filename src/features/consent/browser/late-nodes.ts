import { fill } from '../../../shared/message'
import { heldBackText } from '../held-back-comment'
import { addressOf } from './foreign-nodes'
import { type PageState, readChoice } from './page-state'
import { show } from './show'

/** The group of a node: by the list, else by what else this page has met from that host, else the host itself. */
const groupOf = (state: PageState, node: Element, address: string): string | undefined => {
  const item = state.record.blockList.find(({ domain, contain }) =>
    address ? domain && address.includes(domain) : contain && node.textContent?.includes(contain),
  )
  if (item || !address) return item?.name
  const { host } = new URL(address)
  return state.met.find(({ domain }) => domain === host)?.name ?? host
}

const placeholderFor = (group: string, address: string): HTMLElement => {
  const template = document.querySelector('#pdcc-embed') as HTMLTemplateElement
  const box = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  box.dataset.embed = group
  for (const part of box.querySelectorAll('p:first-child, button, a'))
    part.textContent = fill(part.textContent ?? '', { service: group })
  for (const link of box.querySelectorAll('a')) link.href = address
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
    const comment = new Comment(heldBackText({ group, markup: node.outerHTML }))
    node.replaceWith(comment)
    if (node.localName !== 'iframe') continue
    const box = placeholderFor(group, address)
    comment.replaceWith(box)
    box.append(comment)
  }
  if (state.met.length === met) return
  readChoice(state)
  show(state)
}
