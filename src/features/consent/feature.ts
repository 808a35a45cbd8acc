import { sql, t } from '../../platform/database/statement'
import type { Feature } from '../../platform/feature'
import { deletedRows } from '../../platform/retention/erase-steps'
import type { Retention } from '../../platform/retention/retention'
import { withGlobalTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { consentSettings } from './config/cms-settings'
import { consentTag, RECEIPT_DAYS } from './contract'
import { consentLabels } from './labels/labels'
import { consentReceipts } from './receipts/cms-receipts'

/** Nothing else deletes a receipt. */
const receiptsRetention: Retention = {
  key: 'receipts',
  period: { unit: 'days', usual: RECEIPT_DAYS, min: 30, max: 3650 },
  tables: ['consent_receipts'],
  parts: [
    deletedRows({
      table: 'consent_receipts',
      isOld: (before) => sql`${t.consent_receipts.decided_at} < ${before}`,
    }),
  ],
}

export const consent: Feature = {
  name: 'consent',
  labels: consentLabels,
  collections: () => [consentReceipts],
  globals: () => [withGlobalTagInvalidation(consentSettings, consentTag)],
  retentions: () => [receiptsRetention],
}
