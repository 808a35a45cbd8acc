import type { CollectionConfig, GlobalConfig } from 'payload'
import type { Env } from '../../config/env'
import type { Feature } from '../../platform/feature'
import { administrators, hiddenFromOthers, nobody } from '../../platform/payload/access'
import { checkboxField } from '../../platform/payload/fields/field-factories'
import { ofNoSchool } from '../../platform/payload/school-scope'
import { judgeBackups, readBackupState } from './backup-state.server'
import { backupCard } from './dashboard-card.server'
import { backupEndpoints } from './endpoints.server'
import { backupsLabels } from './labels/labels'
import { restoreEndpoints } from './restore/restore-endpoints.server'

const ways = ['download', 'command', 'schedule', 'restore'] as const
const problems = ['stopped', 'failed'] as const

const written = { admin: { readOnly: true } }

/**
 * When backups were made, by whichever node; Today reads the last entry. Only the site writes entries. The backups themselves are
 * files.
 */
const backupsCollection = (env: Env): CollectionConfig => ({
  slug: 'backups',
  custom: ofNoSchool(),
  admin: {
    group: 'settings',
    useAsTitle: 'createdAt',
    defaultColumns: ['createdAt', 'way', 'by', 'size', 'problem', 'reason'],
    hidden: hiddenFromOthers,
    components: {
      beforeListTable: [
        '/features/backups/admin/BackupStatus#BackupStatus',
        '/features/backups/admin/RestoreCard#RestoreCard',
        '/features/backups/admin/DownloadBackup#DownloadBackup',
      ],
    },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  endpoints: [...backupEndpoints(env), ...restoreEndpoints(env)],
  fields: [
    { name: 'way', type: 'select', required: true, options: [...ways], ...written },
    { name: 'by', type: 'text', ...written },
    {
      name: 'size',
      type: 'number',
      required: true,
      admin: { readOnly: true, components: { Cell: '/features/backups/admin/SizeCell#SizeCell' } },
    },
    { name: 'problem', type: 'select', options: [...problems], ...written },
    // As the operating system or the storage says it, in English.
    { name: 'reason', type: 'text', ...written },
  ],
})

/** Whether, when and how many daily backups the site writes. The folder is set by BACKUP_DIR, because it is on the server. */
const backupSettings: GlobalConfig = {
  slug: 'backup-settings',
  admin: { group: 'settings', hidden: hiddenFromOthers },
  access: { read: administrators, update: administrators },
  fields: [
    checkboxField('isOn', { defaultValue: true }),
    { name: 'hour', type: 'number', required: true, defaultValue: 3, min: 0, max: 23, admin: { step: 1 } },
    { name: 'keep', type: 'number', required: true, defaultValue: 14, min: 1, max: 365, admin: { step: 1 } },
  ],
}

export const backups: Feature = {
  name: 'backups',
  labels: backupsLabels,
  collections: ({ env }) => [backupsCollection(env)],
  globals: () => [backupSettings],
  cards: [backupCard],
  commands: { backup: () => import(/* turbopackIgnore: true */ './backup-command.server') },
  checks: async (payload) => judgeBackups(await readBackupState(payload), new Date()),
}
