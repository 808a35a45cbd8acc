import type { Feature } from '../../platform/feature'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { panelLocale } from '../../shared/locale'
import { commentsCollection, deleteCommentsOf } from './cms-comments'
import { commentsCard } from './cms-dashboard-card'
import { commentSettings } from './cms-settings'
import { commentedTypes, hasSecretLink, MAIL_ABOUT } from './contract'
import { commentsLabels } from './labels/labels'
import { commentsPanelMessages } from './messages/panel/messages'
import { commentActions } from './moderation/cms-history'
import { personsComments } from './people/persons-comments.server'
import { spamWords } from './spam/cms-spam-words'
import { commentSettingsTag, commentTags } from './tags'

export const comments: Feature = {
  name: 'comments',
  labels: commentsLabels,
  collections: ({ env }) => [
    withTagInvalidation(commentsCollection(env.publicUrl), commentTags),
    commentActions,
    spamWords,
  ],
  globals: () => [withGlobalTagInvalidation(commentSettings, commentSettingsTag)],
  deleteWith: Object.fromEntries(commentedTypes.map((type) => [type, deleteCommentsOf(type)])),
  screens: {
    moderation: {
      component: '/features/comments/admin/ModerationView#ModerationView',
      path: '/moderation',
      title: ({ i18n }) => commentsPanelMessages(panelLocale(i18n.language))('title'),
    },
    commentsData: {
      component: '/features/comments/admin/CommentsDataView#CommentsDataView',
      path: '/comments-data',
      title: ({ i18n }) => commentsPanelMessages(panelLocale(i18n.language))('data.title'),
    },
  },
  menuLinks: ['/features/comments/admin/CommentsLink#CommentsLink'],
  cards: [commentsCard],
  personalData: () => [personsComments],
  mails: [{ about: MAIL_ABOUT, readers: 'moderators', isSecret: hasSecretLink }],
}
