import { type Judge, rewriteHtml } from '../../../shared/html/rewrite'
import type { BlockedSource } from '../contract'
import type { GroupNames } from '../services/group-names'
import { addressesIn, type OwnPlace } from './addresses'
import { blockedComment, blockedList, ofOneGroup } from './block-markup.server'
import { judgeElement, type Reached } from './judge-element'
import { blockedElements, scrubActive } from './scrub'

export interface Snippet {
  name: string
  code: string
}

/** One element of a snippet. */
interface Piece {
  markup: string
  text?: string
  /** By the element itself, and by what is inside it. */
  reached: Reached[]
  /** The addresses it loads, and those its text contains. */
  addresses: URL[]
}

/** Identity of a snippet's group in the site's list. */
export interface SnippetGroup {
  name: string
  /** The host it is reached at, where the snippet names one. */
  host?: string
}

/** The pieces of a snippet in order; a script inside another element comes after it. */
const piecesOf = (code: string, own: OwnPlace, names: GroupNames): Piece[] => {
  const pieces: Piece[] = []
  let inside: Piece[] = []
  let reachedInside: Reached[] = []
  const judge: Judge = (tag) => {
    const { name, attributes, isInside } = tag
    if (name === 'noscript' || blockedElements.has(name)) return 'drop'
    if (['html', 'head', 'body'].includes(name)) return 'unwrap'
    const judgement = judgeElement({ ...tag, isInside: false, path: [] }, own)
    if (judgement.kind === 'drop') return 'drop'
    scrubActive(attributes)
    const reaches = 'reached' in judgement ? ofOneGroup(judgement.reached, attributes, names) : []
    if (isInside && name !== 'script') {
      reachedInside.push(...reaches)
      return 'keep'
    }
    return ({ markup, inner }) => {
      const text = judgement.kind === 'inline' ? inner : undefined
      const reached = isInside ? reaches : [...reaches, ...reachedInside]
      const addresses = [...reached.map(({ url }) => url), ...addressesIn(text ?? '', own)]
      const piece: Piece = { markup, ...(text === undefined ? {} : { text }), reached, addresses }
      if (isInside) inside.push(piece)
      else {
        pieces.push(piece, ...inside)
        inside = []
        reachedInside = []
      }
      return ''
    }
  }
  rewriteHtml(code, judge)
  return pieces
}

const recognised = ({ text, addresses }: Piece, names: GroupNames): string | undefined =>
  names.ofInline(text ?? '') ?? addresses.map(({ href }) => names.known(href)).find(Boolean)

/**
 * Turns all snippets of the site settings into comments, whatever they contain. Pieces of no known service are named after
 * their snippet.
 */
export const blockSnippets = (
  snippets: Snippet[],
  own: OwnPlace,
  names: GroupNames,
): { html: string; blocked: BlockedSource[]; groups: SnippetGroup[] } => {
  const held = blockedList(names, own)
  const groups = new Map<string, SnippetGroup>()
  let html = ''
  for (const { name, code } of snippets) {
    const pieces = piecesOf(code, own, names)
    const main = pieces.map((piece) => recognised(piece, names)).find(Boolean) ?? name.trim()
    for (const piece of pieces) {
      const group = recognised(piece, names) ?? main
      const host = piece.addresses[0]?.host
      const before = groups.get(group)
      groups.set(group, { name: group, ...((before?.host ?? host) ? { host: before?.host ?? host } : {}) })
      held.reach(group, piece.reached)
      if (piece.text !== undefined) held.inline(group, piece.text)
      html += blockedComment(group, piece.markup)
    }
  }
  return { html, blocked: held.list(), groups: [...groups.values()] }
}
