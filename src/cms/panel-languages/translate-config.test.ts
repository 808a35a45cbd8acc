import type { CollectionConfig, Field, LabelFunction } from 'payload'
import { describe, expect, it } from 'vitest'
import { labelTranslator, translateWith } from './translate-config'

const german = (de: string) => ({ de, es: '', fr: '', it: '', pt: '', ca: '' })

const dictionary = {
  To: german('Bis'),
  'To@letters.to': german('An'),
  'Postal code': german('Postleitzahl'),
  Letter: german('Brief'),
  'Where it goes.': german('Wohin er geht.'),
}

const { translateCollection } = labelTranslator(translateWith(dictionary))

const fieldsOf = (...fields: Field[]) => translateCollection({ slug: 'letters', fields }).fields

/** Payload calls labels on the server: the browser gets a text, not an object. */
const labelOf = (field: unknown, language = 'de') => {
  const { label } = field as { label: LabelFunction }
  return label({ i18n: { language, fallbackLanguage: 'en' } } as Parameters<LabelFunction>[0])
}

describe('the labels of a configuration', () => {
  it('are translated, with the name of a field as label if it has none', () => {
    const [field] = fieldsOf({ name: 'postalCode', type: 'text', admin: { description: 'Where it goes.' } })
    expect(labelOf(field)).toBe('Postleitzahl')
    expect(labelOf(field, 'en')).toBe('Postal code')
    expect(field).toEqual({
      name: 'postalCode',
      type: 'text',
      label: expect.any(Function),
      admin: { description: expect.objectContaining({ de: 'Wohin er geht.' }) },
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

  it('reach options, tabs and the names of collections', () => {
    const letters: CollectionConfig = {
      slug: 'letters',
      labels: { singular: 'Letter', plural: 'Letters' },
      fields: [
        {
          type: 'tabs',
          tabs: [{ label: 'To', fields: [{ name: 'x', type: 'select', options: ['postalCode'] }] }],
        },
      ],
    }
    const translated = translateCollection(letters)
    expect(translated).toHaveProperty('labels.singular.de', 'Brief')
    expect(translated).toHaveProperty(['fields', 0, 'tabs', 0, 'label', 'de'], 'Bis')
    expect(translated).toHaveProperty(['fields', 0, 'tabs', 0, 'fields', 0, 'options', 0], {
      value: 'postalCode',
      label: expect.objectContaining({ de: 'Postleitzahl' }),
    })
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
      label: expect.objectContaining({ de: 'An' }),
      texts: ['street'],
      days: ['day'],
    })
  })
})
