export interface BlockedNode {
  group: string
  /** The original markup of the node. */
  markup: string
}

/** `--` would end the comment, so a backslash separates the dashes; backslashes themselves are doubled. */
export const escapeComment = (text: string): string => text.replace(/\\/g, '\\\\').replace(/-(?=-)/g, '-\\')

export const unescapeComment = (text: string): string => text.replace(/\\(.)/gs, '$1')

/** The text between `<!--` and `-->`. */
export const blockedText = ({ group, markup }: BlockedNode): string =>
  `pdcc ${escapeComment(group).replace(/\|/g, '\\|')}|${escapeComment(markup)}`

/** Undefined for any other comment. */
export const readBlocked = (text: string): BlockedNode | undefined => {
  const [all, group = '', markup = ''] = /^pdcc ((?:\\.|[^\\|])*)\|(.*)$/s.exec(text) ?? []
  return all ? { group: unescapeComment(group), markup: unescapeComment(markup) } : undefined
}
