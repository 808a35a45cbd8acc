import type { BlockedNode } from './blocked-markup'

export const unescapeComment = (text: string): string => text.replace(/\\(.)/gs, '$1')

/** Undefined for any other comment. */
export const readBlocked = (text: string): BlockedNode | undefined => {
  const [all, group = '', markup = ''] = /^pdcc ((?:\\.|[^\\|])*)\|(.*)$/s.exec(text) ?? []
  return all ? { group: unescapeComment(group), markup: unescapeComment(markup) } : undefined
}
