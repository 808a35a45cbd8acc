import type { I18nClient } from '@payloadcms/translations'
import type { FlattenedField, Payload } from 'payload'
import { expect, it } from 'vitest'
import { customSite } from '../../../platform/feature'
import { fieldByPath, fieldsOf, subjectText, valueText } from './field-labels.server'

const i18n = { language: 'de', fallbackLanguage: 'en' } as I18nClient

const fields = [
  { name: 'name', type: 'text', label: { en: 'Name', de: 'Name der Schule' } },
  {
    name: 'role',
    type: 'select',
    label: { en: 'Role', de: 'Rolle' },
    options: [{ value: 'editor', label: { en: 'Editor', de: 'Redakteur' } }],
  },
  { name: 'open', type: 'checkbox', label: false },
  { name: 'amount', type: 'number', label: 'Amount', custom: { money: true } },
  {
    name: 'seo',
    type: 'group',
    label: { en: 'Search engines', de: 'Suchmaschinen' },
    flattenedFields: [{ name: 'title', type: 'text', label: { en: 'Title', de: 'Titel' } }],
  },
] as unknown as FlattenedField[]

const describeAuditSubject = (subject: string, language: string) =>
  subject.startsWith('Personal data') ? `${language}: ${subject}` : undefined

const payload = {
  config: { custom: customSite({ features: [{ name: 'privacy', describeAuditSubject }] } as never) },
  collections: {
    schools: {
      config: {
        slug: 'schools',
        labels: { singular: { en: 'School', de: 'Schule' } },
        flattenedFields: fields,
      },
    },
  },
  globals: { config: [{ slug: 'theme', label: { en: 'Theme', de: 'Gestaltung' }, flattenedFields: [] }] },
} as unknown as Payload

it('names what an entry is about in the language of the reader', () => {
  expect(subjectText(payload, { source: 'schools', subject: 'Maple' }, i18n)).toBe('Schule: Maple')
  expect(subjectText(payload, { source: 'theme', subject: 'Theme' }, i18n)).toBe('Gestaltung')
  expect(subjectText(payload, { source: null, subject: 'User: Ada' }, i18n)).toBe('User: Ada')
  expect(subjectText(payload, { source: 'removed', subject: 'Old' }, i18n)).toBe('Old')
})

it('lets features name what they have noted', () => {
  expect(subjectText(payload, { subject: 'Personal data: mails 12' }, i18n)).toBe(
    'de: Personal data: mails 12',
  )
})

it('names a field by its labels, and an unknown one by its path', () => {
  const labelOf = (path: string) => fieldByPath(fieldsOf(payload, 'schools'), path, i18n).label
  expect(labelOf('name')).toBe('Name der Schule')
  expect(labelOf('seo.title')).toBe('Suchmaschinen, Titel')
  expect(labelOf('open')).toBe('open')
  expect(labelOf('seo.gone')).toBe('seo.gone')
  expect(fieldsOf(payload, 'removed')).toEqual([])
})

it('shows the labels of choices, yes and no, and amounts', () => {
  const words = { yes: 'Ja', no: 'Nein' }
  const show = (path: string, value: string) =>
    valueText(fieldByPath(fields, path, i18n).field, value, i18n, words)
  expect(show('role', 'editor')).toBe('Redakteur')
  expect(show('role', 'owner')).toBe('owner')
  expect(show('open', 'true')).toBe('Ja')
  expect(show('open', 'false')).toBe('Nein')
  expect(show('open', '')).toBe('')
  expect(show('amount', '9500')).toBe('95.00')
  expect(show('amount', '')).toBe('')
  expect(show('name', 'editor')).toBe('editor')
})
