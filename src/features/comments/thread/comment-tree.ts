import type { PublicComment } from '../contract'

export interface CommentTree {
  comment: PublicComment
  replies: CommentTree[]
}

/** Comments in reading order, each with its level, as a tree. */
export const toTree = (comments: PublicComment[]): CommentTree[] => {
  const top: CommentTree[] = []
  /** The list that a comment of each level goes to. */
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
