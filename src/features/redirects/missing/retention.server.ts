import { sql } from '../../../platform/database/statement'
import { deletedRows } from '../../../platform/retention/parts'
import type { Retention } from '../../../platform/retention/retention'

/** Nothing is stored about visitors, but an address may contain what somebody has typed. */
export const missingRetention: Retention = {
  key: 'missingAddresses',
  label: 'Missing addresses (days after the last request)',
  description: 'An address may contain what somebody has typed.',
  period: { unit: 'days', usual: 30, min: 7, max: 365 },
  tables: ['missing_addresses'],
  parts: [deletedRows({ table: 'missing_addresses', isOld: (before) => sql`last_seen < ${before}` })],
}
