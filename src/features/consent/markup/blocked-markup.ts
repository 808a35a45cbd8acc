export interface BlockedNode {
  group: string
  /** The node's own markup, as it stood in the page. */
  markup: string
}

/** `--` would end the comment; the backslash that parts it is itself doubled. */
export const escapeComment = (text: string): string => text.replace(/\\/g, '\\\\').replace(/-(?=-)/g, '-\\')

export const unescapeComment = (text: string): string => text.replace(/\\(.)/gs, '$1')

/** What stands inside `<!--` and `-->`. */
export const blockedText = ({ group, markup }: BlockedNode): string =>
  `pdcc ${escapeComment(group).replace(/\|/g, '\\|')}|${escapeComment(markup)}`

/** Undefined for a comment that is none of ours. */
export const readBlocked = (text: string): BlockedNode | undefined => {
  const [all, group = '', markup = ''] = /^pdcc ((?:\\.|[^\\|])*)\|(.*)$/s.exec(text) ?? []
  return all ? { group: unescapeComment(group), markup: unescapeComment(markup) } : undefined
}
