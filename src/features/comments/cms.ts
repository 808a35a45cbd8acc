import type { CollectionConfig, GlobalConfig } from 'payload'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { commentsCollection } from './cms-comments'
import { commentSettings } from './cms-settings'
import { commentActions } from './moderation/cms-history'
import { spamWords } from './spam/cms-spam-words'
import { commentSettingsTag, commentTags } from './tags'

export { commentsCard } from './cms-dashboard-card'

// Apart from comments.server.ts, because Next compiles this for the admin panel, where `react-dom/server` is not allowed.

export { deleteCommentsOf } from './cms-comments'
export { personsComments } from './people/persons-comments.server'

export const commentCollections = (publicUrl: string): CollectionConfig[] => [
  withTagInvalidation(commentsCollection(publicUrl), commentTags),
  commentActions,
  spamWords,
]

export const commentGlobals: GlobalConfig[] = [withGlobalTagInvalidation(commentSettings, commentSettingsTag)]
