import path from 'node:path'
import { sql } from '../database/statement'
import { deletedFiles, deletedRows } from '../retention/parts'
import type { Retention } from '../retention/retention'
import { outboxFolder } from './adapter'

/** Mails that wait are kept, however old they are. */
export const mailsRetention = (dataDir: string): Retention => ({
  key: 'mails',
  label: 'Outgoing mail (days)',
  description:
    'Mails that were sent, kept in the outbox or have failed, with their files in the outbox. Mails that wait are kept.',
  period: { unit: 'days', usual: 90, min: 7, max: 3650 },
  tables: ['outgoing_mail'],
  parts: [
    deletedRows({
      table: 'outgoing_mail',
      isOld: (before) =>
        sql`(state = 'sent' and sent_at < ${before}) or (state in ('kept', 'failed') and updated_at < ${before})`,
    }),
    deletedFiles(outboxFolder(dataDir), (name) => path.extname(name) === '.eml'),
  ],
})
