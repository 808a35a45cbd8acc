import { sql } from '../../../platform/database/statement'
import { deletedRows } from '../../../platform/retention/parts'
import type { Retention } from '../../../platform/retention/retention'

const isOld = (before: string) => sql`created_at < ${before}`

/** Both name members of the staff. */
export const logRetention: Retention = {
  key: 'log',
  label: 'Log and list of backups (days)',
  description: 'Log-ins, changes to settings, people and prices, and who has made backups.',
  period: { unit: 'days', usual: 365, min: 30, max: 3650 },
  tables: ['audit_log', 'backups'],
  parts: [deletedRows({ table: 'audit_log', isOld }), deletedRows({ table: 'backups', isOld })],
}
