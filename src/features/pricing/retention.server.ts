import { sql } from '../../platform/database/statement'
import { deletedDocuments, deletedRows } from '../../platform/retention/parts'
import type { Retention } from '../../platform/retention/retention'

/** As `findOpenInvoice` does, which refuses to delete such requests. */
const hasOpenInvoice = sql`coalesce(invoiced, 0) > coalesce(paid, 0)
  and exists (select 1 from invoices where invoices.enrolment = enrolments.id and invoices.state = 'valid')`

/** With everything that the hooks of the collection delete along: events, places, mails, notes about payments. */
export const enrolmentsRetention: Retention = {
  key: 'enrolments',
  label: 'Enrolment requests (days after the stay)',
  description:
    'Counted from the last day of the stay or the last change, whichever is later. Their history and mails are deleted with them. Requests with an unpaid invoice are kept.',
  period: { unit: 'days', usual: 1095, min: 30, max: 10_950, canBeForever: true },
  tables: ['enrolments', 'enrolments_rels', 'enrolment_events', 'enrolment_places'],
  parts: [
    deletedDocuments('enrolments', {
      table: 'enrolments',
      isOld: (before) =>
        sql`updated_at < ${before} and coalesce(last_day, start) < ${before} and not (${hasOpenInvoice})`,
    }),
  ],
}

/** Quotes with an enrolment request are kept, because the request shows them. */
export const quotesRetention: Retention = {
  key: 'quotes',
  label: 'Quotes (days after they have expired)',
  description: 'Quotes with an enrolment request are kept.',
  period: { unit: 'days', usual: 180, min: 1, max: 3650 },
  tables: ['quotes'],
  parts: [
    deletedRows({
      table: 'quotes',
      isOld: (before) =>
        sql`expires_at < ${before}
          and not exists (select 1 from enrolments_rels where enrolments_rels.quotes_id = quotes.id)`,
    }),
  ],
}

const isGone = sql`not exists (select 1 from enrolments where enrolments.id = enrolment)`

/** Their numbers are not used again, because the counter stays. */
export const invoicesRetention: Retention = {
  key: 'invoices',
  label: 'Invoices and payments (years after the end of their year)',
  description:
    'The law asks schools to keep them, in most countries for 6 to 10 years, even if the student’s other data is erased. Afterwards they are deleted, once the enrolment is deleted too.',
  // No law of the countries whose languages the panel speaks asks for less than six years.
  period: { unit: 'years', usual: 10, min: 6, max: 30 },
  tables: ['invoices', 'payments'],
  parts: [
    deletedRows({ table: 'invoices', isOld: (before) => sql`issued_on < ${before} and ${isGone}` }),
    deletedRows({ table: 'payments', isOld: (before) => sql`day < ${before} and ${isGone}` }),
  ],
}
