import { runStatementIn, sql, t } from '../../../platform/database/statement'
import { deletedDocuments, deletedRows, rowsPart } from '../../../platform/retention/erase-steps'
import type { Retention } from '../../../platform/retention/retention'

const e = t.enrolments

/** As the rule `hasOpenInvoice`. */
const isOpen = sql`${e.invoiced} is not null and ${e.invoiced} > coalesce(${e.paid}, 0)`

/** With everything that the hooks of the collection delete along: events, places, mails, notes about payments. */
export const enrolmentsRetention: Retention = {
  key: 'enrolments',
  period: { unit: 'days', usual: 1095, min: 30, max: 10_950, canBeForever: true },
  tables: ['enrolments', 'enrolments_rels', 'enrolment_events', 'enrolment_places', 'find_words'],
  parts: [
    deletedDocuments('enrolments', {
      table: 'enrolments',
      isOld: (before) =>
        sql`${e.updated_at} < ${before} and coalesce(${e.last_day}, ${e.start}) < ${before} and not (${isOpen})`,
    }),
  ],
}

/** The questions for host families, among them about health: nobody needs the answers after the stay. */
export const homestayRetention: Retention = {
  key: 'homestay',
  period: { unit: 'days', usual: 30, min: 1, max: 365 },
  tables: ['enrolments'],
  parts: [
    rowsPart({
      table: 'enrolments',
      isOld: (before) =>
        sql`coalesce(${e.last_day}, ${e.start}) < ${before}
          and (${e.homestay_allergies} is not null or ${e.homestay_diet} is not null or ${e.homestay_pets} is not null or ${e.homestay_smoking} is not null)`,
      erase: (req, old) =>
        runStatementIn(
          req,
          sql`update ${e} set ${e.homestay_allergies} = null, ${e.homestay_diet} = null, ${e.homestay_pets} = null, ${e.homestay_smoking} = null where ${old}`,
        ),
    }),
  ],
}

/** Quotes with an enrolment request are kept, because the request shows them. */
export const quotesRetention: Retention = {
  key: 'quotes',
  period: { unit: 'days', usual: 180, min: 1, max: 3650 },
  tables: ['quotes'],
  parts: [
    deletedRows({
      table: 'quotes',
      isOld: (before) =>
        sql`${t.quotes.expires_at} < ${before}
          and not exists (select 1 from ${t.enrolments_rels} where ${t.enrolments_rels}.${t.enrolments_rels.quotes_id} = ${t.quotes}.${t.quotes.id})`,
    }),
  ],
}
