import type { DocumentReference } from './contract'
import { type CommentOwner, documentOf } from './documents'

/** Tag of every page that depends on the comment settings. */
export const commentSettingsTag = 'comment-settings'

export const threadTag = ({ type, id }: DocumentReference): string => `thread:${type}:${id}`

/** Announced when moderators have done something that can be undone. No page carries it. */
export const moderatedTag = 'comments-moderated'

/** Only approved comments are on pages, so other comments invalidate no page. */
export const commentTags = (comment: CommentOwner & { state: string }): string[] =>
  comment.state === 'approved' ? [threadTag(documentOf(comment))] : []
