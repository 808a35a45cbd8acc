import { type Judge, rewriteHtml } from '../../../shared/rewrite-html'
import type { HeldBack } from '../contract'
import { kindOfAddress, type OwnPlace, originsIn, readAddress } from './addresses'
import type { GroupNames } from './group-names'
import { heldBackComment, heldBackList } from './hold-back.server'
import { judgeElement } from './judge'
import { scrubActive, unwanted } from './scrub'

export interface Snippet {
  name: string
  code: string
}

/** A snippet's element, taken out whole. */
interface Piece {
  markup: string
  text?: string
  address?: URL
  reached: Extract<ReturnType<typeof judgeElement>, { kind: 'hold' }>['reached']
}

/** What a group of a snippet is known by, for the site's list. */
export interface SnippetGroup {
  name: string
  /** The host it is reached at, where the snippet names one. */
  host?: string
}

/** The pieces of a snippet in order; a script inside another element comes after it. */
const piecesOf = (code: string, own: OwnPlace): Piece[] => {
  const pieces: Piece[] = []
  let inside: Piece[] = []
  const judge: Judge = (tag) => {
    const { name, attributes, isInside } = tag
    if (name === 'noscript' || unwanted.has(name)) return 'drop'
    if (['html', 'head', 'body'].includes(name)) return 'unwrap'
    const judgement = judgeElement({ ...tag, isInside: false, path: [] }, own)
    if (judgement.kind === 'drop') return 'drop'
    scrubActive(attributes)
    if (isInside && name !== 'script') return 'keep'
    const src = attributes.get('src') ?? attributes.get('href')
    const url = src === undefined ? undefined : readAddress(src, own)
    const address = kindOfAddress(url, own) === 'foreign' ? url : undefined
    const reached =
      judgement.kind === 'hold'
        ? judgement.reached
        : judgement.kind === 'frame'
          ? [{ url: judgement.url, directive: 'frame-src' as const }]
          : []
    return ({ markup, inner }) => {
      const piece: Piece = {
        markup,
        ...(name === 'script' && judgement.kind === 'inline' ? { text: inner } : {}),
        ...(address ? { address } : {}),
        reached,
      }
      if (isInside) inside.push(piece)
      else {
        pieces.push(piece, ...inside)
        inside = []
      }
      return ''
    }
  }
  rewriteHtml(code, judge)
  return pieces
}

const recognised = ({ text, address }: Piece, names: GroupNames): string | undefined =>
  text === undefined ? address && names.known(address.href) : names.ofInline(text)

/**
 * The snippets of the site settings as comments, all of them, whatever they hold: nothing of them is the site's own.
 * What belongs to no service that is known goes by the snippet's own name.
 */
export const holdSnippets = (
  snippets: Snippet[],
  own: OwnPlace,
  names: GroupNames,
): { html: string; heldBack: HeldBack[]; groups: SnippetGroup[] } => {
  const held = heldBackList()
  const groups = new Map<string, SnippetGroup>()
  let html = ''
  for (const { name, code } of snippets) {
    const pieces = piecesOf(code, own)
    const main = pieces.map((piece) => recognised(piece, names)).find(Boolean) ?? name.trim()
    for (const piece of pieces) {
      const group = recognised(piece, names) ?? main
      const [mentioned] = piece.text === undefined ? [] : originsIn(piece.text, own)
      const host = (piece.address ?? mentioned)?.host
      const before = groups.get(group)
      groups.set(group, { name: group, ...((before?.host ?? host) ? { host: before?.host ?? host } : {}) })
      held.reach(group, piece.reached)
      if (piece.text !== undefined) held.inline(group, piece.text, own)
      html += heldBackComment(group, piece.markup)
    }
  }
  return { html, heldBack: held.list(), groups: [...groups.values()] }
}
