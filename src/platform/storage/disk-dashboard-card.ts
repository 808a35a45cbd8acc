import { statfs } from 'node:fs/promises'
import { panelLocale } from '../../shared/locale'
import { panelMessages } from '../panel/messages/messages'
import { administrators } from '../payload/access'
import type { TodayQuestion } from '../payload/admin/today'
import { filesOf } from './file-store'

/** Below this, uploads and backups soon fail. */
const LOW_BYTES = 2 * 1024 ** 3

/** Mentioned to administrators when there is little. The pictures are what takes most. */
export const diskCard: TodayQuestion = async (req) => {
  if (!administrators({ req })) return []
  const { bavail, bsize } = await statfs(filesOf(req.payload).dataDir)
  const free = bavail * bsize
  if (free >= LOW_BYTES) return []
  const { language } = req.i18n
  const unit = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const
  return [
    {
      figure: new Intl.NumberFormat(language, unit).format(free / 1024 ** 3),
      text: panelMessages(panelLocale(language))('diskDashboardCard'),
      href: '/admin/collections/media',
      icon: 'disk',
      urgent: true,
    },
  ]
}
