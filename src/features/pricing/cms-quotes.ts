import { APIError, type CollectionConfig } from 'payload'
import { administrators } from '../../cms/access/administrators'
import { editors } from '../../cms/access/editors'
import { nobody } from '../../cms/access/nobody'

/** Prices that visitors saved. What was promised once is never changed, by nobody. */
export const quotes: CollectionConfig = {
  slug: 'quotes',
  admin: {
    group: 'Prices',
    useAsTitle: 'token',
    defaultColumns: ['school', 'total', 'createdAt', 'expiresAt', 'listVersion'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: editors, update: nobody, delete: administrators },
  hooks: {
    beforeChange: [
      ({ operation, data }) => {
        if (operation === 'update') throw new APIError('A quote cannot be changed.', 403)
        return data
      },
    ],
  },
  fields: [
    {
      name: 'token',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'The last part of the quote’s address, /quotes/…' },
    },
    { name: 'school', type: 'relationship', relationTo: 'schools', index: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'total', type: 'number', required: true, admin: { description: 'Minor units.' } },
    { name: 'content', type: 'json', required: true },
    {
      type: 'row',
      fields: [
        { name: 'listId', type: 'number', required: true },
        { name: 'listVersion', type: 'number', required: true },
      ],
    },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
