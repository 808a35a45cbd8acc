import { sql, t } from '../../../platform/database/statement'
import { deletedRows } from '../../../platform/retention/erase-steps'
import type { Retention } from '../../../platform/retention/retention'

/** Both name members of the staff. */
export const logRetention: Retention = {
  key: 'log',
  label: 'Log and list of backups (days)',
  description: 'Log-ins, changes to settings, people and prices, and who has made backups.',
  period: { unit: 'days', usual: 365, min: 30, max: 3650 },
  tables: ['audit_log', 'backups'],
  parts: [
    deletedRows({ table: 'audit_log', isOld: (before) => sql`${t.audit_log.created_at} < ${before}` }),
    deletedRows({ table: 'backups', isOld: (before) => sql`${t.backups.created_at} < ${before}` }),
  ],
}
