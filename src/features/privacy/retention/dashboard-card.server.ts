import { administrators } from '../../../platform/payload/access'
import { countCard } from '../../../platform/payload/admin/today'
import { privacyPanelMessages } from '../messages/panel/messages'
import { lastRun } from './retention-task.server'

/** Mentioned to administrators when the last night has failed. */
export const retentionCard = countCard(
  administrators,
  [
    {
      text: (locale, count) => privacyPanelMessages(locale)('retention.failed', { count }),
      href: '/admin/globals/retention',
      icon: 'data',
      urgent: true,
    },
  ],
  async ({ payload }) => {
    const run = await lastRun(payload)
    return [run?.state === 'failed' && Array.isArray(run.failed) ? run.failed.length : 0]
  },
)
