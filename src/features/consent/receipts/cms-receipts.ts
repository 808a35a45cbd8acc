import { APIError, type CollectionConfig, type JSONField, type PayloadRequest } from 'payload'
import { csvExport } from '../../../platform/csv/csv-export'
import { administrators, nobody } from '../../../platform/payload/access'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofNoSchool } from '../../../platform/payload/school-scope'
import { locales } from '../../../shared/locale'
import { consentMethods } from '../contract'
import { consentPanelMessages } from '../messages/panel/messages'
import { exportReceipts } from './export-receipts.server'

/** Nobody may change a receipt; retention deletes old ones. */
const refuseChange = ({ req }: { req: PayloadRequest }): never => {
  throw new APIError(requestMessages(consentPanelMessages, req)('errors.receipt'), 403, null, true)
}

/** Names of services. */
const namesField = (name: string): JSONField => ({
  name,
  type: 'json',
  required: true,
  admin: {
    components: {
      Field: '/platform/payload/fields/NamesField#NamesField',
      Cell: '/platform/payload/fields/NamesField#NamesCell',
    },
  },
})

/** Proof of every decision. It does not identify the visitor: no address, no browser, no account. */
export const consentReceipts: CollectionConfig = {
  slug: 'consent-receipts',
  custom: ofNoSchool(),
  admin: {
    group: 'settings',
    useAsTitle: 'receipt',
    defaultColumns: ['decidedAt', 'method', 'allowed', 'refused', 'language', 'version', 'receipt'],
    components: { beforeListTable: ['/features/consent/admin/ExportReceipts#ExportReceipts'] },
  },
  defaultSort: '-decidedAt',
  // Payload's two dates would repeat `decidedAt`, and receipts are never edited, so they need no locks.
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  hooks: {
    beforeChange: [({ data, operation, req }) => (operation === 'create' ? data : refuseChange({ req }))],
    beforeDelete: [refuseChange],
  },
  endpoints: [csvExport('consent-receipts', administrators, exportReceipts)],
  fields: [
    { name: 'decidedAt', type: 'date', required: true, index: true },
    /** Random; the same for all decisions of one browser, which alone knows whose it is. */
    { name: 'receipt', type: 'text', required: true, index: true, maxLength: 64 },
    // `gpc` was never written; it is only still in the type that PostgreSQL has for this column.
    { name: 'method', type: 'select', required: true, options: [...consentMethods, 'gpc'] },
    namesField('allowed'),
    namesField('refused'),
    { name: 'language', type: 'select', required: true, options: [...locales] },
    /** Version of the services and texts that were shown. */
    { name: 'version', type: 'text', required: true, maxLength: 64 },
  ],
}
