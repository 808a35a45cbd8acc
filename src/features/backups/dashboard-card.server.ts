import { readRestoreResult } from '../../platform/backup/restore-request'
import { siteIn } from '../../platform/feature'
import { administrators } from '../../platform/payload/access'
import type { TodayQuestion } from '../../platform/payload/admin/today'
import { panelLocale } from '../../shared/locale'
import { DAY_MS } from '../../shared/time/days'
import { readBackupState } from './backup-state.server'
import { backupsPanelMessages } from './messages/panel/messages'

/** From here on there is something to do. */
const OLD_DAYS = 7
const URGENT_DAYS = 30

/** Mentioned to administrators when there is no backup, an old one, a daily one that is missing, or one that has failed. */
export const backupCard: TodayQuestion = async (req) => {
  if (!administrators({ req })) return []
  const t = backupsPanelMessages(panelLocale(req.i18n.language))
  const link = { href: '/admin/collections/backups', icon: 'data' } as const
  const { last, hasFailed, isDaily, isDailyLate } = await readBackupState(req.payload)
  const restored = await readRestoreResult(siteIn(req.payload.config).env)
  const isRecent = restored !== undefined && Date.now() - Date.parse(restored.at) < OLD_DAYS * DAY_MS
  const alerts = [
    ...(restored?.failure && isRecent
      ? [{ figure: '1', text: t('dashboardCard.restoreFailed'), ...link, urgent: true }]
      : []),
    ...(hasFailed ? [{ figure: '1', text: t('dashboardCard.failed'), ...link, urgent: true }] : []),
    ...(isDailyLate ? [{ figure: '1', text: t('dashboardCard.late'), ...link, urgent: true }] : []),
  ]
  // A new site writes its first one at the next hour that is set.
  if (!last) return isDaily ? alerts : [...alerts, { figure: '0', text: t('dashboardCard.none'), ...link }]
  const days = Math.floor((Date.now() - last.at.getTime()) / DAY_MS)
  if (days < OLD_DAYS) return alerts
  return [
    ...alerts,
    { figure: String(days), text: t('dashboardCard.days'), ...link, urgent: days >= URGENT_DAYS },
  ]
}
