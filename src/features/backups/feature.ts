import type { Feature } from '../../platform/feature'
import { judgeBackups, readBackupState } from './backup-state.server'
import { backupsCollection } from './cms-backups'
import { backupSettings } from './cms-settings'
import { backupCard } from './dashboard-card.server'

export const backups: Feature = {
  name: 'backups',
  collections: ({ env }) => [backupsCollection(env)],
  globals: () => [backupSettings],
  cards: [backupCard],
  checks: async (payload) => judgeBackups(await readBackupState(payload), new Date()),
}
