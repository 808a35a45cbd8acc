import type { CollectionConfig } from 'payload'
import { csvExport } from '../../../platform/csv/csv-export'
import { editors, nobody } from '../../../platform/payload/access'
import { row, selectField } from '../../../platform/payload/fields/field-factories'
import { ofSchoolBy } from '../../../platform/payload/school-scope'
import { dropFiles } from '../../../platform/storage/private-files'
import { locales } from '../../../shared/locale'
import { MAIL_ABOUT, submissionOwner } from '../contract'
import { downloadFile } from './download-file.server'
import { exportSubmissions } from './export-submissions.server'

/** Keeps submissions unchanged, in the panel and through the API. */
const sent = { admin: { readOnly: true }, access: { update: nobody } }
const sentAside = { ...sent, admin: { readOnly: true, position: 'sidebar' as const } }

/** Visitors' submissions of forms. They stay readable without their form: answers are stored with their labels. */
export const formSubmissions: CollectionConfig = {
  slug: 'form-submissions',
  custom: ofSchoolBy('form.school'),
  admin: {
    useAsTitle: 'summary',
    group: 'website',
    defaultColumns: ['summary', 'form', 'state', 'createdAt'],
    listSearchableFields: ['summary', 'email'],
    components: { beforeListTable: ['/features/forms/admin/ExportSubmissions#ExportSubmissions'] },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: editors, update: editors, delete: editors },
  hooks: {
    afterDelete: [
      async ({ doc, req }) => {
        await dropFiles(req, submissionOwner(doc.id))
        // The mails contain what was sent.
        await req.payload.delete({
          collection: 'outgoing-mail',
          where: { about: { like: `${MAIL_ABOUT}${doc.id}:` } },
          depth: 0,
          req,
        })
      },
    ],
  },
  endpoints: [csvExport('submissions', editors, exportSubmissions), downloadFile],
  fields: [
    { name: 'summary', type: 'text', ...sent, admin: { hidden: true } },
    {
      name: 'submissionData',
      type: 'array',
      ...sent,
      admin: {
        readOnly: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/features/forms/admin/Answers#Answers' },
      },
      fields: [
        row(
          { name: 'field', type: 'text', required: true },
          { name: 'label', type: 'text' },
          { name: 'value', type: 'textarea' },
          // Of a private file.
          { name: 'file', type: 'number' },
        ),
      ],
    },
    { name: 'note', type: 'textarea', maxLength: 2000 },
    selectField('state', ['new', 'open', 'done', 'spam'], {
      required: true,
      index: true,
      defaultValue: 'new',
      admin: { position: 'sidebar' },
    }),
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      index: true,
      ...sentAside,
      admin: { ...sentAside.admin, allowCreate: false },
    },
    { name: 'email', type: 'email', index: true, ...sentAside },
    { name: 'locale', type: 'select', options: [...locales], ...sentAside },
    { name: 'page', type: 'text', ...sentAside },
  ],
}
