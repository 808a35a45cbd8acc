import type { PublicComment } from '../contract'

export interface ThreadEntry {
  path: string
  comment: Omit<PublicComment, 'depth' | 'inReplyTo'>
}

/** Two comments of the same millisecond may have the same path; neither is a reply to the other. */
const isBelow = (path: string, other = '') => path !== other && path.startsWith(other)

/**
 * Sets the level of each comment of a page, in reading order: below its nearest ancestor on the same page. A comment whose
 * parent is on an earlier page becomes a top-level comment that names its parent. `earlier` are the ancestors of the page's
 * first comment, from the top down.
 */
export const placeOnPage = (
  page: ThreadEntry[],
  earlier: (ThreadEntry & { page: number })[],
  maxDepth: number,
): PublicComment[] => {
  /** From the top down to the comment before. */
  const above: { path: string; depth: number }[] = []
  return page.map(({ path, comment }) => {
    while (above.length && !isBelow(path, above.at(-1)?.path)) above.pop()
    const depth = Math.min((above.at(-1)?.depth ?? 0) + 1, maxDepth)
    const repliedTo = above.length ? undefined : earlier.findLast((other) => isBelow(path, other.path))
    above.push({ path, depth })
    return {
      ...comment,
      depth,
      ...(repliedTo && {
        inReplyTo: { id: repliedTo.comment.id, author: repliedTo.comment.author, page: repliedTo.page },
      }),
    }
  })
}

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
