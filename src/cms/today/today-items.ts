import type { PayloadRequest } from 'payload'
import { commentsToday } from '../../features/comments/cms'
import { formsToday } from '../../features/forms/cms'
import { pricingToday } from '../../features/pricing/cms'
import { translationsToday } from '../../features/translations/cms'
import { mailToday } from '../../platform/mail/mail-today'
import { contentToday } from '../../platform/payload/admin/content-today'
import type { TodayItem } from '../../platform/payload/admin/today'
import { retentionToday } from '../retention/retention-today'
import { backupToday } from './backup-age'
import { diskToday } from './disk-space'

/** In the order in which staff read them. */
const questions = [
  pricingToday,
  commentsToday,
  formsToday,
  mailToday,
  contentToday,
  translationsToday,
  diskToday,
  backupToday,
  retentionToday,
]

/** All that waits for the user, the urgent first. */
export const itemsFor = async (req: PayloadRequest): Promise<TodayItem[]> => {
  const items = (await Promise.all(questions.map((ask) => ask(req)))).flat()
  return [...items.filter(({ urgent }) => urgent), ...items.filter(({ urgent }) => !urgent)]
}
