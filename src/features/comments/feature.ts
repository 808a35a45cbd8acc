import type { Feature } from '../../platform/feature'
import { translateInPanel } from './admin/sentences/translate'
import { commentCollections, commentGlobals, commentsCard, deleteCommentsOf, personsComments } from './cms'
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
      title: ({ i18n }) => translateInPanel('Comments', i18n.language),
    },
    commentsData: {
      component: '/features/comments/admin/CommentsDataView#CommentsDataView',
      path: '/comments-data',
      title: ({ i18n }) => translateInPanel('Import and export of comments', i18n.language),
    },
  },
  menuLinks: ['/features/comments/admin/CommentsLink#CommentsLink'],
  cards: [commentsCard],
  personalData: () => [personsComments],
  mails: [{ about: MAIL_ABOUT, readers: 'moderators', isSecret: isConfirmMail }],
}
