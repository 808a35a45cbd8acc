import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { editors, nobody } from '../../platform/payload/access'
import { dayField } from '../../platform/payload/fields/field-factories'
import { foldWords } from '../../shared/text/fold-words'
import { forgetPlaces, keepPlaces } from './capacity/keep-places.server'
import { appendEvents } from './request/events.server'
import { officeStates } from './request/request-rules'
import { countConfirmation } from './statistics/count-confirmations.server'

/** Keeps the student's data unchanged, in the admin panel and through the API. */
const readOnly = { admin: { readOnly: true }, access: { update: nobody } }
const withTime = { date: { pickerAppearance: 'dayAndTime' as const, displayFormat: 'yyyy-MM-dd HH:mm' } }
const readOnlySidebar = { ...readOnly, admin: { readOnly: true, position: 'sidebar' as const } }

const minorsOnly = {
  ...readOnly,
  admin: { readOnly: true, condition: ({ underage }: { underage?: boolean }) => Boolean(underage) },
}

/**
 * Enrolment requests. Staff handle them in the office (`office/`), the only place that changes them: each change has a version and
 * an event.
 */
export const enrolments = (beforeDelete: CollectionBeforeDeleteHook[]): CollectionConfig => ({
  slug: 'enrolments',
  labels: { singular: 'Enrolment request', plural: 'Enrolment requests' },
  admin: {
    // Not in the menu, which has the desk; both screens lead there.
    group: false,
    useAsTitle: 'name',
    components: {
      views: {
        list: { Component: '/features/enrolments/admin/office/LeadToOffice#LeadToOffice' },
        edit: { root: { Component: '/features/enrolments/admin/office/LeadToOffice#LeadToEnrolment' } },
      },
    },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: editors, update: nobody, delete: editors },
  // Fields by which the office's lists are sorted and filtered.
  indexes: [
    { fields: ['state', 'createdAt'] },
    { fields: ['school', 'course', 'state', 'createdAt'] },
    { fields: ['state', 'start'] },
    { fields: ['state', 'due'] },
    { fields: ['payBy'] },
  ],
  hooks: {
    beforeChange: [
      ({ data, originalDoc }) => {
        const { name, email, reference } = { ...originalDoc, ...data }
        return { ...data, searchText: foldWords(`${name} ${email} ${reference}`) }
      },
    ],
    afterChange: [
      countConfirmation,
      async ({ doc, operation, req }) => {
        if (operation === 'create')
          await appendEvents(req, doc.id, { version: doc.version }, [{ kind: 'received', to: doc.state }])
      },
      keepPlaces,
    ],
    beforeDelete,
    afterDelete: [
      forgetPlaces,
      async ({ doc, req }) => {
        await req.payload.delete({
          collection: 'enrolment-events',
          where: { enrolment: { equals: doc.id } },
          depth: 0,
          req,
        })
        // The mails contain the student's data; their subject contains the reference, or they are about it.
        await req.payload.delete({
          collection: 'outgoing-mail',
          where: {
            or: [
              { subject: { contains: doc.reference } },
              { about: { contains: `enrolment:${doc.reference}:` } },
            ],
          },
          depth: 0,
          req,
        })
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
      options: [...officeStates],
      ...readOnly,
    },
    // Who handles it, and until when.
    {
      name: 'assignee',
      label: 'Assigned to',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      ...readOnly,
    },
    dayField('due', { ...readOnly }),
    // Rises with every change, so that the second of two people is told.
    { name: 'version', type: 'number', required: true, defaultValue: 1, ...readOnly },
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
    // Quotes that a correction has replaced. They are kept like the others.
    {
      name: 'earlierQuotes',
      label: 'Earlier quotes',
      type: 'relationship',
      relationTo: 'quotes',
      hasMany: true,
      ...readOnly,
    },
    // From the quotes, for lists: the course and accommodation of the first, and the total of all in minor units.
    { name: 'course', type: 'number', ...readOnly },
    { name: 'weeks', type: 'number', ...readOnly },
    { name: 'accommodation', type: 'number', ...readOnly },
    { name: 'total', type: 'number', ...readOnly },
    // From the valid invoice and the payments, for lists; written by `billing`.
    { name: 'invoiced', type: 'number', ...readOnly },
    { name: 'paid', type: 'number', ...readOnly },
    dayField('payBy', { label: 'Payable until', ...readOnly }),
    { name: 'searchText', type: 'text', hidden: true, access: { update: nobody } },
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
    // Equal for two requests of one person for one stay, so that the second is recognised.
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
})
