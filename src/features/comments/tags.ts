import { documentId } from '../../shared/id'
import { documentTag } from '../../shared/tags'

/** Tag of every page that depends on the comment settings. */
export const commentSettingsTag = 'comment-settings'

export const threadTag = (school: number): string => documentTag('thread', school)

/** Announced when moderators have done something that can be undone. No page carries it. */
export const moderatedTag = 'comments-moderated'

/** Only approved comments are on pages, so other comments invalidate no page. */
export const commentTags = (comment: { state: string; school: number | { id: number } }): string[] =>
  comment.state === 'approved' ? [threadTag(documentId(comment.school))] : []
