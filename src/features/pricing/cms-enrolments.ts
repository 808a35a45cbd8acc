import type { CollectionConfig } from 'payload'
import { editors } from '../../cms/access/editors'
import { nobody } from '../../cms/access/nobody'
import { dayField } from '../../cms/fields/day'
import { enrolmentStates } from './enrolment-states'

const stateOptions = enrolmentStates.map(({ value, label }) => ({ value, label }))

interface StateChange {
  state: string
  at: string
  by?: number | null
  byName: string
  note?: string | null
}

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
        { name: 'name', type: 'text', required: true, admin: { readOnly: true } },
        { name: 'email', type: 'email', required: true, admin: { readOnly: true } },
      ],
    },
    {
      type: 'row',
      fields: [
        dayField('birthDate', { required: true, admin: { readOnly: true } }),
        { name: 'nationality', type: 'text', required: true, admin: { readOnly: true } },
        { name: 'level', type: 'text', required: true, admin: { readOnly: true } },
        dayField('start', { required: true, admin: { readOnly: true } }),
      ],
    },
    { name: 'message', type: 'textarea', admin: { readOnly: true } },
    { name: 'quotes', type: 'relationship', relationTo: 'quotes', hasMany: true, admin: { readOnly: true } },
    {
      name: 'history',
      type: 'array',
      admin: { readOnly: true },
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
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'school',
      type: 'relationship',
      relationTo: 'schools',
      index: true,
      admin: { position: 'sidebar', readOnly: true },
    },
    { name: 'locale', type: 'text', required: true, admin: { position: 'sidebar', readOnly: true } },
    {
      name: 'consentedAt',
      label: 'Agreed to the terms',
      type: 'date',
      required: true,
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}
