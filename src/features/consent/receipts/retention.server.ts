import { sql } from '../../../platform/database/statement'
import { deletedRows } from '../../../platform/retention/parts'
import type { Retention } from '../../../platform/retention/retention'
import { RECEIPT_DAYS } from '../contract'

/** Nothing else deletes a receipt. */
export const receiptsRetention: Retention = {
  key: 'receipts',
  label: 'Records of cookie consent (days)',
  description: 'They prove what visitors have decided.',
  period: { unit: 'days', usual: RECEIPT_DAYS, min: 30, max: 3650 },
  tables: ['consent_receipts'],
  parts: [deletedRows({ table: 'consent_receipts', isOld: (before) => sql`decided_at < ${before}` })],
}
