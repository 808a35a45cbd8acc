import type { CollectionConfig } from 'payload'
import { nobody } from '../../../platform/payload/access/nobody'

/** How often the spam filter has met a word in spam and in comments that were approved. */
export const spamWords: CollectionConfig = {
  slug: 'spam-words',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    { name: 'word', type: 'text', required: true, unique: true },
    { name: 'spam', type: 'number', required: true, defaultValue: 0 },
    { name: 'ham', type: 'number', required: true, defaultValue: 0 },
  ],
}
