import type { Feature } from '../../platform/feature'
import { schoolsOf } from '../../platform/payload/school-scope'
import { withGlobalTagInvalidation, withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { panelLocale } from '../../shared/locale'
import { commentsCollection, deleteCommentsOf } from './cms-comments'
import { commentsCard } from './cms-dashboard-card'
import { commentSettings } from './cms-settings'
import { commentedTypes, hasSecretLink, MAIL_ABOUT, MODERATION_PATH, moderateInPlace } from './contract'
import { commentsLabels } from './labels/labels'
import { commentsPanelMessages } from './messages/panel/messages'
import { canModerate } from './moderation/cms-can-moderate'
import { commentActions } from './moderation/cms-history'
import { countStates } from './moderation/list/moderation-list.server'
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
  menu: [
    {
      name: 'comments',
      icon: 'comment',
      href: MODERATION_PATH,
      label: (language) => commentsPanelMessages(language)('pendingLink.comments'),
      may: canModerate,
      count: {
        read: async (payload, user) => (await countStates(payload, schoolsOf(user))).unapproved,
        text: (language, count) => commentsPanelMessages(language)('pendingLink.pending', { count }),
      },
    },
  ],
  cards: [commentsCard],
  components: [moderateInPlace],
  personalData: () => [personsComments],
  mails: [{ about: MAIL_ABOUT, readers: 'moderators', isSecret: hasSecretLink }],
}
