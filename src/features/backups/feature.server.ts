import type { ServerFeature } from '../../platform/server-feature'
import { dailyBackupTask } from './schedule.server'

export const backups: ServerFeature = {
  name: 'backups',
  create: ({ env }) => ({ tasks: [dailyBackupTask(env)] }),
}
