import { runStatementIn, sql, t } from '../../../platform/database/statement'
import { findByAddress, type PersonalData } from '../../../platform/payload/personal-data'
import { deletedRows } from '../../../platform/retention/erase-steps'
import type { Retention } from '../../../platform/retention/retention'
import { panelLocale } from '../../../shared/locale'
import { formatExactIn } from '../../pricing/contract'
import { contentOf, receiptOf } from '../account/accounts.server'

const p = t.payments

// Invoices and payments outlive their request: the law asks schools to keep them for some years, with the name of the customer.

const isGone = (table: 'invoices' | 'payments') =>
  sql`not exists (select 1 from ${t.enrolments} where ${t.enrolments}.${t.enrolments.id} = ${t[table].enrolment})`

/** Their numbers are not used again, because the counter stays. */
const invoicesRetention: Retention = {
  key: 'invoices',
  // No law of the countries whose languages the panel speaks asks for less than six years.
  period: { unit: 'years', usual: 10, min: 6, max: 30 },
  tables: ['invoices', 'payments', 'find_words'],
  parts: [
    deletedRows({
      table: 'invoices',
      isOld: (before) => sql`${t.invoices.issued_on} < ${before} and ${isGone('invoices')}`,
    }),
    deletedRows({
      table: 'payments',
      isOld: (before) => sql`${p.day} < ${before} and ${isGone('payments')}`,
    }),
  ],
}

/** The invoices of a person, for the export. An erasure keeps them. */
export const personsInvoices: PersonalData = {
  kind: 'invoices',
  retention: [invoicesRetention],
  list: async (req, address) =>
    (await findByAddress(req, 'invoices', address)).map((invoice) => ({
      id: invoice.id,
      createdAt: invoice.createdAt,
      title: `${invoice.number} ${formatExactIn(panelLocale(req.i18n.language), invoice.total, contentOf(invoice).currency)}`,
      href: `/admin/collections/invoices/${invoice.id}`,
    })),
  // The name of the staff member is another person's data.
  read: async (req, address) =>
    (await findByAddress(req, 'invoices', address)).map(
      ({ number, reference, state, issuedOn, payBy, cancelledOn, name, email, total, content }) => ({
        number,
        reference,
        state,
        issuedOn,
        payBy,
        cancelledOn,
        name,
        email,
        total,
        content,
      }),
    ),
  erase: async (_req, _address, records) => ({ kept: records.length }),
}

/** The payments of a person. An erasure keeps them but for the notes of staff, which no law asks for. */
export const personsPayments: PersonalData = {
  kind: 'payments',
  retention: [invoicesRetention],
  list: async (req, address) =>
    (await findByAddress(req, 'payments', address)).map((payment) => ({
      id: payment.id,
      createdAt: payment.createdAt,
      title: `${payment.reference} ${formatExactIn(panelLocale(req.i18n.language), payment.amount, receiptOf(payment).currency)}`,
      href: `/admin/collections/payments/${payment.id}`,
    })),
  read: async (req, address) =>
    (await findByAddress(req, 'payments', address)).map(
      ({ reference, day, amount, way, note, invoice, name, email, content }) => ({
        reference,
        day,
        amount,
        way,
        note,
        invoice,
        name,
        email,
        content,
      }),
    ),
  erase: async (req, _address, records) => {
    for (const { id } of records)
      await runStatementIn(req, sql`update ${p} set ${p.note} = null where ${p.id} = ${id}`)
    return { kept: records.length }
  },
}
