import type { CollectionConfig } from 'payload'
import { lockRows, sql } from '../../../platform/database/statement'
import { editors, nobody } from '../../../platform/payload/access'
import { dayField } from '../../../platform/payload/fields/field-factories'

/** The states of an enrolment request. */
const enrolmentStates = [
  { value: 'new', label: 'New' },
  { value: 'in-progress', label: 'In progress' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'declined', label: 'Declined' },
] as const

const stateOptions = enrolmentStates.map(({ value, label }) => ({ value, label }))

interface StateChange {
  state: string
  at: string
  by?: number | null
  byName: string
  note?: string | null
}

/** What the student sent cannot be changed, neither in the admin panel nor through the API. */
const readOnly = { admin: { readOnly: true }, access: { update: nobody } }
const withTime = { date: { pickerAppearance: 'dayAndTime' as const, displayFormat: 'yyyy-MM-dd HH:mm' } }
const readOnlySidebar = { ...readOnly, admin: { readOnly: true, position: 'sidebar' as const } }

const minorsOnly = {
  ...readOnly,
  admin: { readOnly: true, condition: ({ underage }: { underage?: boolean }) => Boolean(underage) },
}

/** Enrolment requests. Staff change their state; every change is recorded. */
export const enrolments: CollectionConfig = {
  slug: 'enrolments',
  labels: { singular: 'Enrolment request', plural: 'Enrolment requests' },
  admin: {
    group: 'Prices',
    useAsTitle: 'name',
    // Students write in their mails who they are, or quote the reference.
    listSearchableFields: ['name', 'email', 'reference'],
    defaultColumns: ['reference', 'name', 'underage', 'school', 'state', 'start', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [
      async ({ args, operation, req }) => {
        if (operation !== 'update') return
        // Locked before reading, so that concurrent updates do not overwrite each other's history.
        const { id } = args as { id?: number | string }
        const chosen = id === undefined ? sql`order by id` : sql`where id = ${Number(id)}`
        await lockRows(req, sql`select id from enrolments ${chosen} for no key update`)
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        // The mails contain the student's data; their subject contains the reference.
        await req.payload.delete({
          collection: 'outgoing-mail',
          where: { subject: { contains: doc.reference } },
          depth: 0,
          req,
        })
      },
    ],
    beforeChange: [
      ({ data, originalDoc, operation, req }) => {
        const before = originalDoc as { state?: string; history?: StateChange[] } | undefined
        if (operation === 'update' && data.state === before?.state)
          return { ...data, history: before?.history ?? [] }
        const user = req.user as { id: number; name?: string; email?: string } | null
        const change: StateChange = {
          state: data.state,
          at: new Date().toISOString(),
          by: user?.id ?? null,
          byName: user?.name ?? user?.email ?? 'the student',
          note: data.note ?? null,
        }
        return { ...data, note: null, history: [...(before?.history ?? []), change] }
      },
    ],
  },
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: stateOptions,
    },
    {
      name: 'note',
      label: 'Note on this change',
      type: 'text',
      maxLength: 300,
      admin: { description: 'Saved in the history when the state changes.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, ...readOnly },
        { name: 'email', type: 'email', required: true, ...readOnly },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', ...readOnly },
        {
          name: 'underage',
          label: 'Under 18 on the first day',
          type: 'checkbox',
          ...readOnly,
          admin: {
            readOnly: true,
            components: { Cell: '/features/pricing/admin/UnderageCell#UnderageCell' },
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'guardianName', label: 'Guardian', type: 'text', ...minorsOnly },
        { name: 'guardianContact', label: 'Guardian’s phone or mail address', type: 'text', ...minorsOnly },
        {
          name: 'guardianConsentedAt',
          label: 'Guardian agreed',
          type: 'date',
          ...minorsOnly,
          admin: { ...minorsOnly.admin, ...withTime },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        dayField('birthDate', { label: 'Date of birth', required: true, ...readOnly }),
        { name: 'nationality', type: 'text', required: true, ...readOnly },
        { name: 'level', type: 'text', required: true, ...readOnly },
        dayField('start', { label: 'First day', required: true, ...readOnly }),
        dayField('lastDay', { label: 'Last day', ...readOnly }),
      ],
    },
    {
      type: 'row',
      fields: [dayField('arrival', { ...readOnly }), dayField('departure', { ...readOnly })],
    },
    { name: 'message', type: 'textarea', ...readOnly },
    { name: 'quotes', type: 'relationship', relationTo: 'quotes', hasMany: true, ...readOnly },
    {
      name: 'history',
      type: 'array',
      ...readOnly,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'state', type: 'select', required: true, options: stateOptions },
            { name: 'at', label: 'When', type: 'date', required: true, admin: withTime },
            // The name is shown: accounts may be deleted, and editors may not read those of others.
            { name: 'by', type: 'relationship', relationTo: 'users', admin: { hidden: true } },
            { name: 'byName', label: 'By', type: 'text', required: true },
          ],
        },
        { name: 'note', type: 'text' },
      ],
    },
    {
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      ...readOnlySidebar,
    },
    {
      name: 'school',
      type: 'relationship',
      relationTo: 'schools',
      index: true,
      ...readOnlySidebar,
    },
    { name: 'locale', label: 'Language of the student', type: 'text', required: true, ...readOnlySidebar },
    // The same for two requests of the same person for the same stay, so that the second is recognised.
    { name: 'fingerprint', type: 'text', index: true, hidden: true, access: { update: nobody } },
    {
      name: 'consentedAt',
      label: 'Agreed to the terms',
      type: 'date',
      required: true,
      ...readOnlySidebar,
      admin: { ...readOnlySidebar.admin, ...withTime },
    },
  ],
}
