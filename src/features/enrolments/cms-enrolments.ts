import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { editors, nobody } from '../../platform/payload/access'
import { checkboxField, dayField } from '../../platform/payload/fields/field-factories'
import { ofSchool } from '../../platform/payload/school-scope'
import { foldWords } from '../../shared/text/fold-words'
import { forgetPlaces, keepPlaces } from './capacity/keep-places.server'
import { homestayChoices } from './form/fields/homestay'
import { appendEvents } from './request/events.server'
import { stateNames } from './request/request-rules'
import { countConfirmation } from './statistics/count-confirmations.server'

/**
 * Enrolment requests. Staff handle them in the office (`office/`), the only place that changes them: each change has a version and
 * an event. Payload's own screens are not shown and nobody has the right to update, so its fields need neither.
 */
export const enrolments = (beforeDelete: CollectionBeforeDeleteHook[]): CollectionConfig => ({
  slug: 'enrolments',
  custom: ofSchool(),
  admin: {
    // Not in the menu, which has the list of the office; both screens lead there.
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
      options: [...stateNames],
    },
    // Who handles it, and until when.
    { name: 'assignee', type: 'relationship', relationTo: 'users', index: true },
    dayField('due'),
    // Rises with every change, so that the second of two people is told.
    { name: 'version', type: 'number', required: true, defaultValue: 1 },
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', required: true },
    { name: 'phone', type: 'text' },
    checkboxField('underage'),
    { name: 'guardianName', type: 'text' },
    { name: 'guardianContact', type: 'text' },
    { name: 'guardianConsentedAt', type: 'date' },
    // What a host family should know. Erased soon after the stay.
    {
      name: 'homestay',
      type: 'group',
      fields: [
        { name: 'allergies', type: 'text' },
        { name: 'diet', type: 'text' },
        { name: 'pets', type: 'select', options: [...homestayChoices] },
        { name: 'smoking', type: 'select', options: [...homestayChoices] },
      ],
    },
    dayField('birthDate', { required: true }),
    { name: 'nationality', type: 'text', required: true },
    { name: 'level', type: 'text', required: true },
    dayField('start', { required: true }),
    dayField('lastDay', {}),
    dayField('arrival'),
    dayField('departure'),
    { name: 'message', type: 'textarea' },
    // Answers to own questions (`questions/`), with the words of the questions.
    { name: 'answers', type: 'json', admin: { hidden: true } },
    { name: 'quotes', type: 'relationship', relationTo: 'quotes', hasMany: true },
    // Quotes that a correction has replaced. They are kept like the others.
    { name: 'earlierQuotes', type: 'relationship', relationTo: 'quotes', hasMany: true },
    // From the quotes, for lists: the course and accommodation of the first, and the total of all in minor units.
    { name: 'course', type: 'number' },
    { name: 'weeks', type: 'number' },
    { name: 'accommodation', type: 'number' },
    { name: 'total', type: 'number' },
    // From the valid invoice and the payments, for lists; written by `billing`.
    { name: 'invoiced', type: 'number' },
    { name: 'paid', type: 'number' },
    dayField('payBy', {}),
    { name: 'searchText', type: 'text', hidden: true },
    { name: 'reference', type: 'text', required: true, unique: true, index: true },
    { name: 'school', type: 'relationship', relationTo: 'schools', index: true },
    { name: 'locale', type: 'text', required: true },
    // Equal for two requests of one person for one stay, so that the second is recognised.
    { name: 'fingerprint', type: 'text', index: true, hidden: true },
    { name: 'consentedAt', type: 'date', required: true },
  ],
})
