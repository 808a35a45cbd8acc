import type { PublicComment } from '../contract'

export interface CommentTree {
  comment: PublicComment
  replies: CommentTree[]
}

/** Turns comments in reading order into a tree, by their depth. */
export const toTree = (comments: PublicComment[]): CommentTree[] => {
  const top: CommentTree[] = []
  /** The list that the next comment of each level is appended to. */
  const lists = [top]
  for (const comment of comments) {
    const entry: CommentTree = { comment, replies: [] }
    const level = Math.min(comment.depth, lists.length)
    lists[level - 1]?.push(entry)
    lists.length = level
    lists.push(entry.replies)
  }
  return top
}
