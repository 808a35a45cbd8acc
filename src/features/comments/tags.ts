import { documentTag } from '../../shared/tags'

/** Carried by every page that depends on how comments are set. */
export const commentSettingsTag = 'comment-settings'

export const threadTag = (school: number): string => documentTag('thread', school)

type Context = Record<string, unknown>

const movedContext = 'commentThreadsMoved'

const movedIn = (context: Context): Set<number> | undefined =>
  context[movedContext] as Set<number> | undefined

/** Notes that replies have changed their place: whatever the request changes of that thread next announces it. */
export const noteMoved = (context: Context, school: number): void => {
  context[movedContext] = (movedIn(context) ?? new Set<number>()).add(school)
}

/** Only approved comments are on pages; one that waits, or is spam, costs no page its place in memory. */
export const commentTags = (
  comment: { state: string; school: number | { id: number } },
  context: Context,
): string[] => {
  const school = typeof comment.school === 'number' ? comment.school : comment.school.id
  return comment.state === 'approved' || movedIn(context)?.has(school) ? [threadTag(school)] : []
}
