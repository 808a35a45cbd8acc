import type { CollectionConfig, PayloadRequest } from 'payload'
import { sql, t } from '../../../platform/database/statement'
import { administrators, hiddenFromOthers, nobody } from '../../../platform/payload/access'
import type { AuditChange } from '../../../platform/payload/audit-change'
import type { AuditLog } from '../../../platform/payload/payload-types'
import { ofNoSchool } from '../../../platform/payload/school-scope'
import { deletedRows } from '../../../platform/retention/erase-steps'
import type { Retention } from '../../../platform/retention/retention'

const events = [
  'log-in',
  'log-in-failed',
  'log-out',
  'sessions-ended',
  'password-changed',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes',
  'backup',
  'restore',
  'created',
  'changed',
  'deleted',
] as const

const areas = ['people', 'settings', 'prices'] as const

export type AuditArea = (typeof areas)[number]

const written = { admin: { readOnly: true } }

/** Who logged in and who changed settings, people and prices. Only the site writes it, nobody changes it. */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  custom: ofNoSchool(),
  admin: {
    group: 'settings',
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'who', 'event', 'area', 'subject'],
    listSearchableFields: ['who', 'subject'],
    hidden: hiddenFromOthers,
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  fields: [
    { name: 'who', type: 'text', index: true, ...written },
    { name: 'event', type: 'select', required: true, index: true, options: [...events], ...written },
    { name: 'area', type: 'select', required: true, options: [...areas], ...written },
    {
      name: 'subject',
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
  event: (typeof events)[number]
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
  period: { unit: 'days', usual: 365, min: 30, max: 3650 },
  tables: ['audit_log', 'backups'],
  parts: [
    deletedRows({ table: 'audit_log', isOld: (before) => sql`${t.audit_log.created_at} < ${before}` }),
    deletedRows({ table: 'backups', isOld: (before) => sql`${t.backups.created_at} < ${before}` }),
  ],
}
