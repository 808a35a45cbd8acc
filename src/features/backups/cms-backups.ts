import type { CollectionConfig } from 'payload'
import type { Env } from '../../config/env'
import { administrators, nobody } from '../../platform/payload/access'
import { backupEndpoints } from './endpoints.server'

const ways = { download: 'Downloaded', command: 'By command on the server', schedule: 'Daily' } as const
const problems = { stopped: 'Stopped before the end', failed: 'Failed' } as const

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const written = { admin: { readOnly: true } }

/**
 * When backups were made, by whichever node; Today reads the last entry. Only the site writes entries. The backups themselves are
 * files.
 */
export const backupsCollection = (env: Env): CollectionConfig => ({
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
