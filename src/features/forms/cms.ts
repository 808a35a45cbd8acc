import type { CollectionConfig } from 'payload'
import { anyone, editors, nobody } from '../../platform/payload/access'
import { slugField } from '../../platform/payload/fields/field-factories'
import { announcing } from '../../platform/transaction/announce'
import { locales } from '../../shared/locale'
import { formFieldBlocks } from './cms-field-blocks'
import { formTag } from './tags'

const group = 'Forms'

interface FormField {
  name?: string
}

const namesDiffer = (rows: unknown): string | true => {
  const names = ((rows ?? []) as FormField[]).flatMap(({ name }) => name ?? [])
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return twice ? `Two fields have the short name “${twice}”.` : true
}

const forms: CollectionConfig = {
  slug: 'forms',
  admin: { useAsTitle: 'title', group, defaultColumns: ['title', 'updatedAt'] },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    slugField('title'),
    {
      name: 'fields',
      type: 'blocks',
      required: true,
      minRows: 1,
      maxRows: 40,
      labels: { singular: 'Field', plural: 'Fields' },
      blocks: formFieldBlocks,
      validate: namesDiffer,
    },
    { name: 'submitLabel', label: 'Text of the button', type: 'text', localized: true, maxLength: 40 },
    {
      name: 'confirmation',
      label: 'What visitors read after sending',
      type: 'richText',
      localized: true,
    },
    {
      name: 'notify',
      label: 'Staff who are told by mail',
      type: 'array',
      maxRows: 10,
      access: { read: editors },
      admin: { description: 'Empty: the address of the school, else that of the site.' },
      fields: [{ name: 'email', type: 'email', required: true }],
    },
    {
      name: 'answerMail',
      label: 'Mail to the sender',
      type: 'group',
      admin: { description: 'Sent if the form has a field for an e-mail address.' },
      fields: [
        { name: 'enabled', label: 'Send a confirmation', type: 'checkbox', defaultValue: true },
        { name: 'subject', type: 'text', localized: true, maxLength: 120 },
        { name: 'text', type: 'textarea', localized: true, maxLength: 2000 },
      ],
    },
    {
      name: 'school',
      type: 'relationship',
      relationTo: 'schools',
      admin: { position: 'sidebar', allowCreate: false },
    },
    {
      name: 'captcha',
      label: 'Ask for proof that a person sends it',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
  ],
}

const submissionStates = ['new', 'open', 'done', 'spam'] as const

const formSubmissions: CollectionConfig = {
  slug: 'form-submissions',
  labels: { singular: 'Submission', plural: 'Submissions' },
  admin: {
    useAsTitle: 'summary',
    group,
    defaultColumns: ['summary', 'form', 'state', 'createdAt'],
    listSearchableFields: ['summary', 'email'],
  },
  access: { create: nobody, read: editors, update: editors, delete: editors },
  fields: [
    { name: 'summary', type: 'text', admin: { readOnly: true } },
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      index: true,
      admin: { readOnly: true, allowCreate: false },
    },
    {
      name: 'submissionData',
      label: 'Answers',
      type: 'array',
      admin: { readOnly: true },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'field', type: 'text', required: true },
            { name: 'label', type: 'text' },
            { name: 'value', type: 'textarea' },
          ],
        },
      ],
    },
    { name: 'email', type: 'email', index: true, admin: { readOnly: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: [
        { value: 'new', label: 'New' },
        { value: 'open', label: 'In progress' },
        { value: 'done', label: 'Done' },
        { value: 'spam', label: 'Spam' },
      ] satisfies { value: (typeof submissionStates)[number]; label: string }[],
      admin: { position: 'sidebar' },
    },
    { name: 'note', label: 'Note of the office', type: 'textarea', maxLength: 2000 },
    {
      name: 'locale',
      label: 'Language',
      type: 'select',
      options: [...locales],
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'page',
      label: 'Sent from',
      type: 'text',
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}

export const formCollections: CollectionConfig[] = [
  announcing(forms, ({ id }: { id: number }) => [formTag(id)]),
  formSubmissions,
]
