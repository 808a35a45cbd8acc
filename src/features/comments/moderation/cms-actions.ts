import type { CollectionConfig } from 'payload'
import { moderators } from '../../../platform/payload/access/moderators'
import { nobody } from '../../../platform/payload/access/nobody'

/** Who did what to which comment. Written by the site alone, and never changed. */
export const commentActions: CollectionConfig = {
  slug: 'comment-actions',
  labels: { singular: 'Moderation step', plural: 'Moderation history' },
  admin: {
    group: 'Comments',
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'byName', 'action', 'comment', 'from', 'to'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
  fields: [
    /** Its number alone: the history outlives the comment. */
    { name: 'comment', type: 'number', required: true, index: true },
    { name: 'action', type: 'text', required: true },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'byName', type: 'text', required: true },
    /** The same for everything that one press of a button did. */
    { name: 'batch', type: 'text', index: true },
    /** The version of the comment that came of it. */
    { name: 'version', type: 'number' },
    /** What is needed to undo it, and is forgotten when it no longer can be. */
    { name: 'before', type: 'json', admin: { hidden: true }, access: { read: nobody } },
  ],
}
