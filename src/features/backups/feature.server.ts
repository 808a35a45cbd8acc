import { readWithin } from '../../platform/http/read-within'
import type { ServerFeature } from '../../platform/server-feature'
import { backupFamilies, readBackupState } from './backup-state.server'
import { dailyBackupTask } from './schedule.server'

export const backups: ServerFeature = {
  name: 'backups',
  create: ({ env, payload }) => {
    const readState = readWithin(() => readBackupState(payload), { keepMs: 10_000, timeoutMs: 2000 })
    return { tasks: [dailyBackupTask(env)], metrics: async () => backupFamilies(await readState()) }
  },
}
