import { APIError, type CollectionConfig, type Where } from 'payload'
import { administrators, editors, nobody } from '../../../platform/payload/access'
import { row } from '../../../platform/payload/fields/field-factories'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofSchool } from '../../../platform/payload/school-scope'
import { quotesPanelMessages } from '../messages/panel/messages'

/**
 * Prices that visitors saved. They never change. They are deleted some time after they have expired, unless an enrolment
 * request uses them.
 */
export const quotes: CollectionConfig = {
  slug: 'quotes',
  custom: ofSchool(),
  admin: {
    group: 'money',
    useAsTitle: 'token',
    defaultColumns: ['school', 'total', 'createdAt', 'expiresAt', 'listVersion'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: editors, update: nobody, delete: administrators },
  hooks: {
    beforeChange: [
      ({ operation, data, req }) => {
        if (operation === 'update')
          throw new APIError(requestMessages(quotesPanelMessages, req)('errors.quoteChanged'), 403)
        return data
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        const where: Where = { or: [{ quotes: { in: [id] } }, { earlierQuotes: { in: [id] } }] }
        const { totalDocs } = await req.payload.count({ collection: 'enrolments', where, req })
        if (totalDocs)
          throw new APIError(
            requestMessages(quotesPanelMessages, req)('errors.quoteUsed'),
            409,
            undefined,
            true,
          )
      },
    ],
  },
  fields: [
    { name: 'token', type: 'text', required: true, unique: true, index: true },
    { name: 'school', type: 'relationship', relationTo: 'schools', index: true },
    { name: 'locale', type: 'text', required: true },
    {
      name: 'total',
      type: 'number',
      required: true,
      // In minor units; the currency is part of `content`.
      admin: {
        components: {
          Field: '/features/quotes/admin/QuoteFields#QuoteTotal',
          Cell: '/features/quotes/admin/QuoteFields#QuoteTotalCell',
        },
      },
    },
    {
      name: 'content',
      type: 'json',
      required: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/features/quotes/admin/QuoteFields#QuoteLinesField' },
      },
    },
    row(
      { name: 'listId', type: 'number', required: true },
      { name: 'listVersion', type: 'number', required: true },
    ),
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
