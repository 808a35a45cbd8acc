import type { CollectionConfig } from 'payload'
import { administrators } from './access/administrators'
import { editors } from './access/editors'
import { nobody } from './access/nobody'

/**
 * Every mail the site sends is stored here first, in the transaction of what it is about, and sent afterwards: a mail
 * server that is away loses nothing, and staff see what waits and why.
 */
export const outgoingMail: CollectionConfig = {
  slug: 'outgoing-mail',
  labels: { singular: 'Mail', plural: 'Outgoing mail' },
  admin: {
    group: 'Administration',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'attempts', 'createdAt'],
    description: 'To try again with a mail that failed, set its state to “queued”.',
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: editors, update: editors, delete: administrators },
  indexes: [{ fields: ['state', 'dueAt'] }],
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      options: ['queued', 'sending', 'sent', 'failed'],
    },
    { name: 'to', type: 'text', required: true, admin: { readOnly: true } },
    { name: 'replyTo', type: 'text', admin: { readOnly: true } },
    { name: 'subject', type: 'text', required: true, admin: { readOnly: true } },
    { name: 'text', type: 'textarea', required: true, admin: { readOnly: true } },
    { name: 'lastError', type: 'textarea', admin: { readOnly: true } },
    { name: 'attempts', type: 'number', defaultValue: 0, admin: { readOnly: true, position: 'sidebar' } },
    { name: 'dueAt', type: 'date', required: true, admin: { readOnly: true, position: 'sidebar' } },
    { name: 'sentAt', type: 'date', admin: { readOnly: true, position: 'sidebar' } },
  ],
}
