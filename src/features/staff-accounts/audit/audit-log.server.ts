import type { CollectionConfig, PayloadRequest } from 'payload'
import { sql, t } from '../../../platform/database/statement'
import { administrators, nobody } from '../../../platform/payload/access'
import type { AuditChange } from '../../../platform/payload/audit-change'
import { optionsOf } from '../../../platform/payload/fields/field-factories'
import type { AuditLog } from '../../../platform/payload/payload-types'
import { deletedRows } from '../../../platform/retention/erase-steps'
import type { Retention } from '../../../platform/retention/retention'

const events = {
  'log-in': 'Logged in',
  'log-in-failed': 'Log-in failed',
  'log-out': 'Logged out',
  'sessions-ended': 'Sessions ended',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by mail',
  'second-factor-on': 'Second factor turned on',
  'second-factor-off': 'Second factor turned off',
  'recovery-codes': 'New recovery codes',
  backup: 'Backup downloaded',
  created: 'Created',
  changed: 'Changed',
  deleted: 'Deleted',
} as const

const areas = { people: 'People', settings: 'Settings', prices: 'Prices' } as const

export type AuditArea = keyof typeof areas

const written = { admin: { readOnly: true } }

/** Who logged in and who changed settings, people and prices. Only the site writes it, nobody changes it. */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Log entry', plural: 'Log' },
  admin: {
    group: 'Administration',
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'who', 'event', 'area', 'subject'],
    listSearchableFields: ['who', 'subject'],
    description:
      'Log-ins, and changes to settings, people and prices. Entries are deleted after the time that is set under Retention.',
    hidden: ({ user }) => user?.role !== 'administrator',
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  fields: [
    { name: 'who', label: 'By', type: 'text', index: true, ...written },
    {
      name: 'event',
      label: 'What happened',
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(events),
      ...written,
    },
    { name: 'area', type: 'select', required: true, options: optionsOf(areas), ...written },
    {
      name: 'subject',
      label: 'About',
      type: 'text',
      admin: {
        ...written.admin,
        components: { Cell: '/features/staff-accounts/admin/AuditChanges#AuditSubject' },
      },
    },
    // The collection or global whose labels name the subject and its fields. Older entries have none.
    { name: 'source', type: 'text', admin: { hidden: true } },
    {
      name: 'changes',
      type: 'json',
      admin: {
        readOnly: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/features/staff-accounts/admin/AuditChanges#AuditChanges' },
      },
    },
  ],
}

export interface AuditEntry {
  event: keyof typeof events
  area?: AuditArea
  /** Whom or what it is about. */
  subject: string
  /** The slug of the collection or global that was changed. */
  source?: string
  changes?: AuditChange[]
  /** Who did it; the user of the request if absent. */
  by?: { name: string; email: string } | null
}

const personText = (person: { name: string; email: string } | null | undefined): string =>
  person ? `${person.name} (${person.email})` : ''

/** Adds an entry, in the transaction of the request: it is there exactly if the change is. */
export const audit = async (req: PayloadRequest, entry: AuditEntry): Promise<void> => {
  const { event, area = 'people', subject, source, changes, by = req.user } = entry
  const data: Omit<AuditLog, 'id' | 'createdAt' | 'updatedAt'> = {
    who: personText(by),
    event,
    area,
    subject: subject.slice(0, 200),
    ...(source ? { source } : {}),
    ...(changes?.length ? { changes } : {}),
  }
  await req.payload.create({ collection: 'audit-log', data, depth: 0, req })
}

export const auditPerson = personText

/** Both name members of the staff. */
export const logRetention: Retention = {
  key: 'log',
  label: 'Log and list of backups (days)',
  description: 'Log-ins, changes to settings, people and prices, and who has made backups.',
  period: { unit: 'days', usual: 365, min: 30, max: 3650 },
  tables: ['audit_log', 'backups'],
  parts: [
    deletedRows({ table: 'audit_log', isOld: (before) => sql`${t.audit_log.created_at} < ${before}` }),
    deletedRows({ table: 'backups', isOld: (before) => sql`${t.backups.created_at} < ${before}` }),
  ],
}
