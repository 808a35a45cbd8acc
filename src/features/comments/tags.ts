import { documentTag } from '../../shared/tags'

/** Tag of every page that depends on the comment settings. */
export const commentSettingsTag = 'comment-settings'

export const threadTag = (school: number): string => documentTag('thread', school)

/** Only approved comments are on pages, so other comments invalidate no page. */
export const commentTags = (comment: { state: string; school: number | { id: number } }): string[] => {
  const school = typeof comment.school === 'number' ? comment.school : comment.school.id
  return comment.state === 'approved' ? [threadTag(school)] : []
}
