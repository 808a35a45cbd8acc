export interface BlockedNode {
  group: string
  /** The original markup of the node. */
  markup: string
}

/** `--` would end the comment, so a backslash separates the dashes; backslashes themselves are doubled. */
export const escapeComment = (text: string): string => text.replace(/\\/g, '\\\\').replace(/-(?=-)/g, '-\\')

/** The text between `<!--` and `-->`. */
export const blockedText = ({ group, markup }: BlockedNode): string =>
  `pdcc ${escapeComment(group).replace(/\|/g, '\\|')}|${escapeComment(markup)}`
