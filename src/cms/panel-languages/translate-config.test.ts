import type { CollectionConfig, Field, LabelFunction } from 'payload'
import { describe, expect, it } from 'vitest'
import { findLabelIn, labelTranslator } from './translate-config'

const english = {
  'to.label': 'To',
  'letters.to.label': 'Sent to',
  'to.options.home': 'To my home',
  'letters.singular': 'Letter',
  'letters.introduction': 'All letters.',
  'postalCode.label': 'Postal code',
  'postalCode.description': 'Where it goes.',
  'letters.tabs.parts.label': 'Parts',
  'groups.office': 'Office',
}
const german = {
  ...{
    'to.label': 'Bis',
    'letters.to.label': 'An',
    'postalCode.label': 'Postleitzahl',
    'groups.office': 'Büro',
  },
  ...{ 'postalCode.description': '', 'letters.singular': 'Brief', 'letters.tabs.parts.label': 'Teile' },
}

const { translateCollection } = labelTranslator(findLabelIn([{ en: english }, { de: german }]))

const fieldsOf = (...fields: Field[]) => translateCollection({ slug: 'letters', fields }).fields

/** Payload calls labels on the server: the browser gets a text, not an object. */
const labelOf = (field: unknown, language = 'de') => {
  const { label } = field as { label: LabelFunction }
  return label({ i18n: { language, fallbackLanguage: 'en' } } as Parameters<LabelFunction>[0])
}

describe('the labels of a configuration', () => {
  it('are found by the place of a field, in English where a language lacks them', () => {
    const [field, nameless] = fieldsOf(
      { name: 'postalCode', type: 'text' },
      { name: 'placeOfBirth', type: 'text' },
    )
    expect(labelOf(field)).toBe('Postleitzahl')
    expect(labelOf(field, 'en')).toBe('Postal code')
    expect(labelOf(nameless)).toBe('Place of birth')
    expect(field).toEqual({
      name: 'postalCode',
      type: 'text',
      label: expect.any(Function),
      admin: { description: expect.objectContaining({ de: 'Where it goes.' }) },
    })
  })

  it('can be different at one place', () => {
    const [to, group] = fieldsOf(
      { name: 'to', type: 'text' },
      { name: 'stay', type: 'group', label: false, fields: [{ name: 'to', type: 'text' }] },
    )
    expect(labelOf(to)).toBe('An')
    expect(group).toHaveProperty('label', false)
    expect(labelOf((group as { fields: Field[] }).fields[0])).toBe('Bis')
  })

  it('reach options, tabs, groups of the menu and the names of collections', () => {
    const letters: CollectionConfig = {
      slug: 'letters',
      labels: { plural: 'My letters' },
      admin: { group: 'office' },
      fields: [
        {
          type: 'tabs',
          tabs: [{ label: 'parts', fields: [{ name: 'to', type: 'select', options: ['home'] }] }],
        },
        { type: 'collapsible', label: 'Of an extension', fields: [] },
      ],
    }
    const translated = translateCollection(letters)
    expect(translated).toHaveProperty('labels.singular.de', 'Brief')
    expect(translated).toHaveProperty('labels.plural.de', 'My letters')
    expect(translated).toHaveProperty('admin.group.de', 'Büro')
    expect(translated).toHaveProperty('admin.description.en', 'All letters.')
    expect(translated).toHaveProperty(['fields', 0, 'tabs', 0, 'label', 'de'], 'Teile')
    expect(translated).toHaveProperty(['fields', 0, 'tabs', 0, 'fields', 0, 'options', 0], {
      value: 'home',
      label: expect.objectContaining({ de: 'To my home' }),
    })
    expect(labelOf(translated.fields[1])).toBe('Of an extension')
  })

  it('stay as they are if they are hidden or come from Payload', () => {
    const label = () => 'from Payload'
    const fields: Field[] = [
      { name: 'secret', type: 'text', admin: { hidden: true } },
      { name: 'given', type: 'text', label },
    ]
    expect(fieldsOf(...fields)).toEqual(fields)
  })

  it('name the rows of a list by the texts in them', () => {
    const [list] = fieldsOf({
      name: 'to',
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'day', type: 'date' },
            { name: 'street', type: 'text' },
          ],
        },
        { name: 'count', type: 'number' },
      ],
    })
    expect(list).toHaveProperty('admin.components.RowLabel.clientProps', {
      label: expect.objectContaining({ de: 'To' }),
      texts: ['street'],
      days: ['day'],
    })
  })
})
