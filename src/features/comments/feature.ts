import type { Feature } from '../../platform/feature'
import { sayInPanel } from './admin/sentences/say'
import { commentCollections, commentGlobals, commentsToday, deleteCommentsOf, personsComments } from './cms'
import { commentedTypes, isConfirmMail, MAIL_ABOUT } from './contract'

export const comments: Feature = {
  name: 'comments',
  collections: ({ env }) => commentCollections(env.publicUrl),
  globals: () => commentGlobals,
  deleteWith: Object.fromEntries(commentedTypes.map((type) => [type, deleteCommentsOf(type)])),
  screens: {
    moderation: {
      component: '/features/comments/admin/ModerationView#ModerationView',
      path: '/moderation',
      title: ({ i18n }) => sayInPanel('Comments', i18n.language),
    },
    commentsData: {
      component: '/features/comments/admin/CommentsDataView#CommentsDataView',
      path: '/comments-data',
      title: ({ i18n }) => sayInPanel('Import and export of comments', i18n.language),
    },
  },
  menuLinks: ['/features/comments/admin/CommentsLink#CommentsLink'],
  cards: [commentsToday],
  personalData: () => [personsComments],
  mails: [{ about: MAIL_ABOUT, readers: 'moderators', isSecret: isConfirmMail }],
}
