import { documentTag } from '../../shared/tags'

/** Carried by every page that depends on how comments are set. */
export const commentSettingsTag = 'comment-settings'

export const threadTag = (school: number): string => documentTag('thread', school)

/** Only approved comments are on pages; one that waits, or is spam, costs no page its place in memory. */
export const commentTags = (comment: { state: string; school: number | { id: number } }): string[] => {
  const school = typeof comment.school === 'number' ? comment.school : comment.school.id
  return comment.state === 'approved' ? [threadTag(school)] : []
}
