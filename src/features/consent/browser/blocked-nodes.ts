import type { FoundItem } from '../decision/decide'
import type { BlockedNode } from '../markup/blocked-markup'
import { readBlocked } from '../markup/read-blocked'
import { addressOf } from './foreign-nodes'

/** Parses without running scripts or loading anything. */
export const parseMarkup = (markup: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.content
}

/** A comment that holds the markup of a blocked node. */
export interface BlockedComment extends BlockedNode {
  comment: Comment
}

/** In the order of the document. */
export const blockedComments = (): BlockedComment[] => {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
  const held: BlockedComment[] = []
  while (walker.nextNode()) {
    const comment = walker.currentNode as Comment
    const node = readBlocked(comment.data)
    if (node) held.push({ ...node, comment })
  }
  return held
}

/** Host and port of the first foreign address in a piece of markup. */
const hostIn = (markup: string): string =>
  [...parseMarkup(markup).querySelectorAll('*')]
    .map((node) => addressOf(node)?.host)
    .find((host) => host && host !== location.host) ?? ''

/** The services that the cookie policy page lists for the whole site, as its form sends them. */
export const groupsListed = (): FoundItem[] =>
  [
    ...(document.querySelector<HTMLInputElement>('main [name=found]')?.value.matchAll(/(.*?)\|(.*)/g) ?? []),
  ].map(([, domain = '', name = '']) => ({ domain, name }))

/** The groups with their hosts. A group whose scripts contain no address gets our own host. */
export const groupsOnPage = (held: BlockedComment[]): FoundItem[] => {
  const met = held.map(({ group, markup }) => ({ name: group, domain: hostIn(markup) }))
  return met
    .filter(({ name, domain }) => domain || !met.some((other) => other.name === name && other.domain))
    .map(({ name, domain }) => ({ name, domain: domain || location.host }))
}
