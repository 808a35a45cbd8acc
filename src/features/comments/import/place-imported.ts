import { attachTo, depthOf, newSegment } from '../comment/thread-path'
import type { ImportedComment } from './imported-comment'

/** An imported comment with its position in the thread. */
export interface Placement {
  comment: ImportedComment
  path: string
  /** The path of the comment above it; empty at the top level. */
  above: string
}

interface Known {
  /** Paths of comments that are stored already, by their name in the file. */
  stored: Map<string, string>
  /** Root paths that the thread contains already. */
  roots: Set<string>
  maxDepth: number
}

const partsOfAMillisecond = 1000

/** Files have a resolution of one second, so comments of the same second get consecutive segments instead of random ones. */
const segments = (taken: (path: string) => boolean) => {
  const counts = new Map<string, number>()
  return (above: string, createdAt: string): string => {
    const first = new Date(createdAt).getTime()
    for (let count = counts.get(above + first) ?? 0; ; count++) {
      const time = new Date(first + Math.floor(count / partsOfAMillisecond))
      const path = above + newSegment(time, ((count % partsOfAMillisecond) + 0.5) / partsOfAMillisecond)
      if (taken(path)) continue
      counts.set(above + first, count + 1)
      return path
    }
  }
}

/** The name of the nearest ancestor that is imported. Each ancestor is visited once. */
const nearestKept = (comments: readonly ImportedComment[]) => {
  const byName = new Map(comments.map((comment) => [comment.source, comment]))
  const known = new Map<string, string>()
  return ({ parent }: ImportedComment): string => {
    const way: string[] = []
    let above = byName.get(parent)
    let found: string | undefined
    while (above?.state === 'removed') {
      found = known.get(above.source)
      if (found !== undefined) break
      way.push(above.source)
      above = byName.get(above.parent)
    }
    found ??= above?.source ?? ''
    for (const name of way) known.set(name, found)
    return found
  }
}

/**
 * The positions of imported comments, level by level, so that a parent is always inserted before its replies. Replies to a
 * comment that is left out move to its parent; replies to a comment that is not in the file become top-level comments.
 */
export const placeImported = (comments: readonly ImportedComment[], known: Known): Placement[][] => {
  const parentOf = nearestKept(comments)
  const replies = new Map<string, ImportedComment[]>()
  for (const comment of comments) {
    if (comment.state === 'removed') continue
    const parent = parentOf(comment)
    const siblings = replies.get(parent)
    if (siblings) siblings.push(comment)
    else replies.set(parent, [comment])
  }
  const used = new Set([...known.stored.values(), ...known.roots])
  const freePath = segments((path) => used.has(path))
  const levels: Placement[][] = []
  let level: { name: string; path: string }[] = [{ name: '', path: '' }]
  while (level.length) {
    const next: typeof level = []
    for (const { name, path: parentPath } of level)
      for (const comment of replies.get(name) ?? []) {
        const storedPath = known.stored.get(comment.source)
        if (storedPath !== undefined) {
          next.push({ name: comment.source, path: storedPath })
          continue
        }
        const above = attachTo(parentPath, known.maxDepth)
        const path = freePath(above, comment.createdAt)
        used.add(path)
        const depth = depthOf(path)
        levels[depth] ??= []
        levels[depth]?.push({ comment, path, above })
        next.push({ name: comment.source, path })
      }
    level = next
  }
  // Levels whose comments are all stored already are empty.
  return levels.filter(Boolean)
}
