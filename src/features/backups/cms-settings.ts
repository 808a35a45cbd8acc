import type { GlobalConfig } from 'payload'
import { administrators } from '../../platform/payload/access'

/** Whether, when and how many daily backups the site writes. The folder is set by BACKUP_DIR, because it is on the server. */
export const backupSettings: GlobalConfig = {
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
    { name: 'isOn', label: 'Write a backup every day', type: 'checkbox', defaultValue: false },
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
