import { sql } from '../../../platform/database/statement'
import { deletedDocuments } from '../../../platform/retention/parts'
import type { Retention } from '../../../platform/retention/retention'

/** The hook of the collection deletes the mails. */
export const submissionsRetention: Retention = {
  key: 'submissions',
  label: 'Submissions of forms (days after the last change)',
  description: 'The mails about them are deleted with them.',
  period: { unit: 'days', usual: 730, min: 7, max: 10_950, canBeForever: true },
  tables: ['form_submissions', 'form_submissions_submission_data'],
  parts: [
    deletedDocuments('form-submissions', {
      table: 'form_submissions',
      isOld: (before) => sql`updated_at < ${before}`,
    }),
  ],
}
