import type { CollectionConfig, GlobalConfig } from 'payload'
import type { Env } from '../../config/env'
import type { Feature } from '../../platform/feature'
import { administrators, nobody } from '../../platform/payload/access'
import { checkboxField, optionsOf } from '../../platform/payload/fields/field-factories'
import { judgeBackups, readBackupState } from './backup-state.server'
import { backupCard } from './dashboard-card.server'
import { backupEndpoints } from './endpoints.server'

const ways = { download: 'Downloaded', command: 'By command on the server', schedule: 'Daily' } as const
const problems = { stopped: 'Stopped before the end', failed: 'Failed' } as const

const written = { admin: { readOnly: true } }

/**
 * When backups were made, by whichever node; Today reads the last entry. Only the site writes entries. The backups themselves are
 * files.
 */
const backupsCollection = (env: Env): CollectionConfig => ({
  slug: 'backups',
  labels: { singular: 'Backup', plural: 'Backups' },
  admin: {
    group: 'Administration',
    useAsTitle: 'createdAt',
    defaultColumns: ['createdAt', 'way', 'by', 'size', 'problem'],
    hidden: ({ user }) => user?.role !== 'administrator',
    components: { beforeListTable: ['/features/backups/admin/DownloadBackup#DownloadBackup'] },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  endpoints: backupEndpoints(env),
  fields: [
    { name: 'way', label: 'How', type: 'select', required: true, options: optionsOf(ways), ...written },
    { name: 'by', label: 'By', type: 'text', ...written },
    {
      name: 'size',
      type: 'number',
      required: true,
      admin: { readOnly: true, components: { Cell: '/features/backups/admin/SizeCell#SizeCell' } },
    },
    { name: 'problem', type: 'select', options: optionsOf(problems), ...written },
  ],
})

/** Whether, when and how many daily backups the site writes. The folder is set by BACKUP_DIR, because it is on the server. */
const backupSettings: GlobalConfig = {
  slug: 'backup-settings',
  label: 'Daily backups',
  admin: {
    group: 'Administration',
    description:
      'The site writes a backup every day, into a folder on the server or into a bucket, as BACKUP_DIR says, and deletes the oldest. Copy those of a folder to another place: it is lost with the machine.',
    hidden: ({ user }) => user?.role !== 'administrator',
  },
  access: { read: administrators, update: administrators },
  fields: [
    checkboxField('isOn', 'Write a backup every day', { defaultValue: false }),
    {
      name: 'hour',
      label: 'From this hour on',
      type: 'number',
      required: true,
      defaultValue: 3,
      min: 0,
      max: 23,
      admin: { step: 1, description: 'In the time zone of the site, 0 to 23.' },
    },
    {
      name: 'keep',
      label: 'How many to keep',
      type: 'number',
      required: true,
      defaultValue: 14,
      min: 1,
      max: 365,
      admin: { step: 1, description: 'Each takes as much space as the site.' },
    },
  ],
}

export const backups: Feature = {
  name: 'backups',
  collections: ({ env }) => [backupsCollection(env)],
  globals: () => [backupSettings],
  cards: [backupCard],
  commands: { backup: () => import(/* turbopackIgnore: true */ './backup-command.server') },
  checks: async (payload) => judgeBackups(await readBackupState(payload), new Date()),
}
