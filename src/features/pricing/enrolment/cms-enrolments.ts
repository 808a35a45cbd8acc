import type { CollectionConfig } from 'payload'
import { lockRows, sql } from '../../../platform/database/statement'
import { editors, nobody } from '../../../platform/payload/access'
import { dayField } from '../../../platform/payload/fields/field-factories'

/** The way of a request for a place. */
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

/** What the student sent stays as it was: not changed in the admin panel, nor through its interface. */
const asSent = { admin: { readOnly: true }, access: { update: nobody } }
const asSentAside = { ...asSent, admin: { readOnly: true, position: 'sidebar' as const } }

/** Requests for a place. Staff move them through their states; each step is kept. */
export const enrolments: CollectionConfig = {
  slug: 'enrolments',
  labels: { singular: 'Enrolment request', plural: 'Enrolment requests' },
  admin: {
    group: 'Prices',
    useAsTitle: 'name',
    defaultColumns: ['reference', 'name', 'school', 'state', 'start', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [
      async ({ args, operation, req }) => {
        if (operation !== 'update') return
        // Before it is read: who saves at the same time waits, and adds to the history as it is then.
        const { id } = args as { id?: number | string }
        const chosen = id === undefined ? sql`order by id` : sql`where id = ${Number(id)}`
        await lockRows(req, sql`select id from enrolments ${chosen} for no key update`)
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        // They repeat what the student sent; their subject names the reference.
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
        const step: StateChange = {
          state: data.state,
          at: new Date().toISOString(),
          by: user?.id ?? null,
          byName: user?.name ?? user?.email ?? 'the student',
          note: data.note ?? null,
        }
        return { ...data, note: null, history: [...(before?.history ?? []), step] }
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
      label: 'Note to this step',
      type: 'text',
      maxLength: 300,
      admin: { description: 'Kept in the history when the state changes.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, ...asSent },
        { name: 'email', type: 'email', required: true, ...asSent },
      ],
    },
    {
      type: 'row',
      fields: [
        dayField('birthDate', { required: true, ...asSent }),
        { name: 'nationality', type: 'text', required: true, ...asSent },
        { name: 'level', type: 'text', required: true, ...asSent },
        dayField('start', { required: true, ...asSent }),
      ],
    },
    { name: 'message', type: 'textarea', ...asSent },
    { name: 'quotes', type: 'relationship', relationTo: 'quotes', hasMany: true, ...asSent },
    {
      name: 'history',
      type: 'array',
      ...asSent,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'state', type: 'select', required: true, options: stateOptions },
            { name: 'at', type: 'date', required: true },
            { name: 'by', type: 'relationship', relationTo: 'users' },
            { name: 'byName', type: 'text', required: true },
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
      ...asSentAside,
    },
    {
      name: 'school',
      type: 'relationship',
      relationTo: 'schools',
      index: true,
      ...asSentAside,
    },
    { name: 'locale', type: 'text', required: true, ...asSentAside },
    {
      name: 'consentedAt',
      label: 'Agreed to the terms',
      type: 'date',
      required: true,
      ...asSentAside,
    },
  ],
}
