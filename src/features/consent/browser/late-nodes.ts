import { fill } from '../../../shared/text/message'
import { blockedText } from '../markup/blocked-markup'
import { isAt } from '../services/match-address'
import { addressOf } from './foreign-nodes'
import { type PageState, readChoice } from './page-state'
import { copyOf, part } from './rows'
import { show } from './show'

/** The group with the longest matching place; otherwise the host. */
const groupOfAddress = ({ data, record, met }: PageState, address: URL): string => {
  const places = [
    ...data.groups.flatMap(({ name, domains }) => domains.map((domain) => ({ name, domain }))),
    ...record.blockList,
    ...met,
  ]
    .filter((place) => isAt(place.domain, address))
    .sort((one, other) => other.domain.length - one.domain.length)
  return places[0]?.name ?? address.host
}

/** A script without an address can only be recognised by its text. */
const groupOf = (state: PageState, node: Element, address: URL | undefined): string | undefined =>
  address
    ? groupOfAddress(state, address)
    : state.record.blockList.find((item) => item.contain && node.textContent?.includes(item.contain))?.name

const placeholderFor = (group: string, address = ''): HTMLElement => {
  const box = copyOf('#pdcc-embed')
  box.dataset.embed = group
  for (const text of box.querySelectorAll('p:first-child, button, a'))
    text.textContent = fill(text.textContent as string, { service: group })
  part<HTMLAnchorElement>(box, 'a').href = address
  return box
}

/** Blocks nodes that a script has inserted and the visitor has not allowed, and lists their groups as new. */
export const blockLateNodes = (state: PageState, nodes: Element[]): void => {
  const met = state.met.length
  for (const node of nodes) {
    const address = addressOf(node)
    const group = groupOf(state, node, address)
    if (!group || state.allowed.has(group) || !node.isConnected) continue
    state.met.push({ name: group, domain: address?.host ?? '' })
    const comment = new Comment(blockedText({ group, markup: node.outerHTML }))
    node.replaceWith(comment)
    if (node.localName !== 'iframe') continue
    const box = placeholderFor(group, address?.href)
    comment.replaceWith(box)
    box.append(comment)
  }
  if (state.met.length === met) return
  readChoice(state)
  show(state)
}
