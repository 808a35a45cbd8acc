import { APIError, type CollectionConfig, type PayloadRequest } from 'payload'
import { moneyReaders, nobody } from '../../../platform/payload/access'
import { dayField, row, selectField } from '../../../platform/payload/fields/field-factories'
import { findById } from '../../../platform/payload/find-documents'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofNoSchool, ofSchool } from '../../../platform/payload/school-scope'
import { documentId } from '../../../shared/id'
import { billingPanelMessages } from '../messages/panel/messages'

const shown = { admin: { readOnly: true } }

const ways = ['transfer', 'card', 'cash', 'other']

/** Fields that the cancellation of an invoice writes; its other fields never change. */
const cancellation = new Set(['state', 'cancelledOn', 'cancelReason', 'updatedAt'])

const isSame = (before: unknown, after: unknown) =>
  JSON.stringify(before ?? null) === JSON.stringify(after ?? null)

/** Notes the school of the request, which says who may see the entry. A number, because entries outlive schools. */
const withSchool = async <Entry extends { enrolment?: number | null }>(data: Entry, req: PayloadRequest) => {
  const request = data.enrolment ? await findById(req, 'enrolments', data.enrolment) : undefined
  return { ...data, school: request?.school ? documentId(request.school) : null }
}

/**
 * Invoices, as they were issued. They outlive their request, because the law asks schools to keep them: the number of the request
 * is no relationship.
 */
export const invoices: CollectionConfig = {
  slug: 'invoices',
  custom: ofSchool(),
  admin: {
    group: 'money',
    useAsTitle: 'number',
    defaultColumns: ['number', 'issuedOn', 'name', 'total', 'payBy', 'state'],
    listSearchableFields: ['number', 'name', 'reference'],
  },
  defaultSort: ['-year', '-serial'],
  access: { create: nobody, read: moneyReaders, update: nobody, delete: nobody },
  indexes: [{ fields: ['year', 'serial'], unique: true }],
  hooks: {
    beforeChange: [
      ({ operation, data, originalDoc, req }) => {
        if (operation === 'create') return withSchool(data, req)
        const changed = Object.keys(data).filter((name) => !isSame(originalDoc?.[name], data[name]))
        if (originalDoc?.state !== 'valid' || changed.some((name) => !cancellation.has(name)))
          throw new APIError(requestMessages(billingPanelMessages, req)('errors.invoiceChanged'), 403)
        return data
      },
    ],
    beforeDelete: [
      ({ req }) => {
        throw new APIError(requestMessages(billingPanelMessages, req)('errors.invoiceDeleted'), 403)
      },
    ],
  },
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true, ...shown },
    selectField('state', ['valid', 'cancelled'], { required: true, defaultValue: 'valid', ...shown }),
    row(
      { name: 'name', type: 'text', required: true, ...shown },
      // Finds the invoices of a person after the request was erased.
      { name: 'email', type: 'email', required: true, index: true, ...shown },
      { name: 'reference', type: 'text', required: true, ...shown },
    ),
    row(
      dayField('issuedOn', { required: true, ...shown }),
      dayField('payBy', { required: true, ...shown }),
      // In minor units; the currency is part of `content`.
      {
        name: 'total',
        type: 'number',
        required: true,
        admin: {
          readOnly: true,
          components: {
            Field: '/features/billing/admin/InvoiceFields#InvoiceTotal',
            Cell: '/features/billing/admin/InvoiceFields#InvoiceTotalCell',
          },
        },
      },
    ),
    row(
      dayField('cancelledOn', { ...shown }),
      { name: 'cancelReason', type: 'text', ...shown },
      { name: 'byName', type: 'text', ...shown },
    ),
    { name: 'enrolment', type: 'number', required: true, index: true, admin: { hidden: true } },
    { name: 'school', type: 'number', index: true, admin: { hidden: true } },
    { name: 'year', type: 'number', required: true, admin: { hidden: true } },
    { name: 'serial', type: 'number', required: true, admin: { hidden: true } },
    { name: 'content', type: 'json', required: true, admin: { hidden: true } },
  ],
}

/** The last number of each year. One statement counts it up, in the transaction that stores the invoice. */
export const invoiceCounters: CollectionConfig = {
  slug: 'invoice-counters',
  custom: ofNoSchool(),
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'year', type: 'number', required: true, unique: true, index: true },
    { name: 'last', type: 'number', required: true },
  ],
}

/** Money that came in, or was paid back. A wrong entry is not deleted: another one reverses it. */
export const payments: CollectionConfig = {
  slug: 'payments',
  custom: ofSchool(),
  admin: {
    group: 'money',
    useAsTitle: 'reference',
    defaultColumns: ['day', 'name', 'amount', 'way', 'invoice', 'byName'],
    listSearchableFields: ['name', 'reference', 'invoice'],
  },
  defaultSort: ['-day', '-id'],
  access: { create: nobody, read: moneyReaders, update: nobody, delete: nobody },
  hooks: {
    beforeChange: [
      ({ operation, data, req }) => {
        if (operation === 'update')
          throw new APIError(requestMessages(billingPanelMessages, req)('errors.paymentChanged'), 403)
        return withSchool(data, req)
      },
    ],
    beforeDelete: [
      ({ req }) => {
        throw new APIError(requestMessages(billingPanelMessages, req)('errors.paymentDeleted'), 403)
      },
    ],
  },
  fields: [
    row(
      { name: 'name', type: 'text', required: true, ...shown },
      { name: 'email', type: 'email', required: true, index: true, ...shown },
      { name: 'reference', type: 'text', required: true, ...shown },
    ),
    row(
      dayField('day', { required: true, index: true, ...shown }),
      // In minor units; negative for money that was paid back and for reversals.
      {
        name: 'amount',
        type: 'number',
        required: true,
        admin: {
          readOnly: true,
          components: {
            Field: '/features/billing/admin/InvoiceFields#PaymentAmount',
            Cell: '/features/billing/admin/InvoiceFields#PaymentAmountCell',
          },
        },
      },
      { name: 'way', type: 'select', required: true, options: ways, ...shown },
      { name: 'invoice', type: 'text', ...shown },
    ),
    { name: 'note', type: 'text', ...shown },
    { name: 'byName', type: 'text', ...shown },
    // The payment that this entry takes back. Unique: nobody can take it back twice.
    { name: 'reverses', type: 'number', unique: true, admin: { hidden: true } },
    { name: 'enrolment', type: 'number', required: true, index: true, admin: { hidden: true } },
    { name: 'school', type: 'number', index: true, admin: { hidden: true } },
    { name: 'content', type: 'json', required: true, admin: { hidden: true } },
  ],
}
