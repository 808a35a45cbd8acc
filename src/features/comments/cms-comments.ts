import type { CollectionBeforeDeleteHook, CollectionConfig, RelationshipField } from 'payload'
import { runStatementIn, sql, t } from '../../platform/database/statement'
import { moderators, nobody } from '../../platform/payload/access'
import { ofSchoolBy } from '../../platform/payload/school-scope'
import { type CommentedType, commentedTypes, commentLimits, commentStates } from './contract'
import { documentFields } from './documents'
import { inThread } from './documents.server'
import { notifyModerators, notifyParentAuthor } from './mail/cms-mail-hooks'
import { recordChange, refuseRemoving } from './moderation/cms-history'
import { commentsDataEndpoints } from './people/cms-comments-data'
import { reportCorrection } from './spam/cms-akismet-hook'
import { learnVerdict, recordVerdict } from './spam/cms-spam-words'
import { placeInThread } from './thread/cms-thread-hook'

/** Fields that only our own code writes. */
const written = { admin: { hidden: true }, access: { create: nobody, update: nobody } }

/** Builds the relationship to the commented document: each comment sets one of these fields. */
const documentField = (type: CommentedType): RelationshipField => ({
  name: documentFields[type],
  type: 'relationship',
  relationTo: type,
  index: true,
  ...written,
})

/**
 * The comments collection. These hooks run for every change, single or in bulk: position in the thread, history, training of
 * the spam filter, mails, Akismet.
 */
export const commentsCollection = (publicUrl: string): CollectionConfig => ({
  slug: 'comments',
  custom: ofSchoolBy('school', 'post.school'),
  admin: { hidden: true, useAsTitle: 'author' },
  // Comments contain e-mail addresses, so they are not readable through the public API.
  access: { create: nobody, read: moderators, update: moderators, delete: nobody },
  defaultSort: '-createdAt',
  endpoints: commentsDataEndpoints,
  hooks: {
    beforeChange: [refuseRemoving, placeInThread, recordVerdict],
    afterChange: [
      recordChange,
      learnVerdict,
      notifyModerators(publicUrl),
      notifyParentAuthor(publicUrl),
      reportCorrection(publicUrl),
    ],
  },
  // The indexes of the moderation list also contain the id and are created by the migration.
  indexes: [
    ...commentedTypes.map((type) => ({ fields: [documentFields[type], 'state', 'root', 'path'] })),
    { fields: ['email', 'state'] },
  ],
  fields: [
    ...commentedTypes.map(documentField),
    /** The identifier of the comment that this one replies to; 0 at the top level. */
    { name: 'parent', type: 'number', required: true, defaultValue: 0, index: true, ...written },
    /** The comment that was answered. Differs from `parent` at the deepest level, where replies become siblings. */
    { name: 'repliedTo', type: 'number', ...written },
    { name: 'author', type: 'text', maxLength: commentLimits.author },
    { name: 'email', type: 'text', maxLength: commentLimits.email },
    { name: 'url', type: 'text', maxLength: commentLimits.url },
    { name: 'content', type: 'textarea', maxLength: commentLimits.content },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'unapproved',
      options: [...commentStates],
    },
    { name: 'rating', type: 'number', min: 1, max: 5 },
    { name: 'language', type: 'text', required: true },
    /** The member of staff who wrote it. */
    { name: 'user', type: 'relationship', relationTo: 'users', ...written },
    /** A keyed hash: the address itself is never stored. */
    { name: 'ipHash', type: 'text', index: true, ...written },
    /** The author has confirmed the e-mail address. */
    { name: 'verified', type: 'checkbox', defaultValue: false, ...written },
    { name: 'wantsReplies', type: 'checkbox', defaultValue: false, ...written },
    /** The author of the parent comment has been mailed about this one. */
    { name: 'replyMailed', type: 'checkbox', defaultValue: false, ...written },
    { name: 'erased', type: 'checkbox', defaultValue: false, ...written },
    { name: 'spamScore', type: 'number', ...written },
    /** Why it was taken for spam or waits: a list of `SpamReason`. */
    { name: 'spamReasons', type: 'json', ...written },
    /** How the spam filter was trained with this comment. */
    { name: 'learned', type: 'select', options: ['ham', 'spam'], ...written },
    /** From the form, so that sending it twice stores one comment. */
    { name: 'once', type: 'text', unique: true, ...written },
    /** Counts changes, so that two moderators do not overwrite each other. */
    { name: 'version', type: 'number', required: true, defaultValue: 1, ...written },
    { name: 'root', type: 'text', ...written },
    { name: 'path', type: 'text', ...written },
    { name: 'authorText', type: 'text', ...written },
    { name: 'searchText', type: 'text', ...written },
  ],
})

/** Deletes the comments of a document with it. By one statement and without hooks: a school may have a hundred thousand. */
export const deleteCommentsOf =
  (type: CommentedType): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    await runStatementIn(req, sql`delete from ${t.comments} where ${inThread({ type, id: Number(id) })}`)
  }
