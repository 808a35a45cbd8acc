import { APIError, type CollectionConfig } from 'payload'
import { editors, nobody } from '../../../platform/payload/access'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofNoSchool } from '../../../platform/payload/school-scope'
import { enrolmentsPanelMessages } from '../messages/panel/messages'
import { eventKinds } from './request-rules'

/**
 * History of enrolment requests: who did what, and when. Entries are only added, never changed, and deleted together with the
 * request. The number of the request is no relationship, because a required one could not outlive the transaction that deletes
 * both.
 */
export const enrolmentEvents: CollectionConfig = {
  slug: 'enrolment-events',
  custom: ofNoSchool(),
  admin: { hidden: true },
  defaultSort: 'id',
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  hooks: {
    beforeChange: [
      ({ operation, data, req }) => {
        if (operation === 'update')
          throw new APIError(requestMessages(enrolmentsPanelMessages, req)('errors.eventChanged'), 403)
        return data
      },
    ],
  },
  fields: [
    { name: 'enrolment', type: 'number', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...eventKinds] },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    // Accounts may be deleted, and editors may not read those of others. Empty if the student did it.
    { name: 'byName', type: 'text' },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    // Who got a copy of a mail, as one line.
    { name: 'cc', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea' },
    // The events of one change have the same batch. An event of kind "undone" has that of the change it undoes.
    { name: 'batch', type: 'text', index: true },
    // The version of the request after the change.
    { name: 'version', type: 'number', required: true },
    // Data for undoing the change.
    { name: 'before', type: 'json', hidden: true },
  ],
}
