import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.server'

const fields = [
  { name: 'name', type: 'text' },
  { name: 'languages', type: 'select', hasMany: true },
  { name: 'apiKey', type: 'text' },
  { name: 'prices', type: 'json' },
  { name: 'updatedAt', type: 'date' },
  { name: 'seo', type: 'group', flattenedFields: [{ name: 'title', type: 'text' }] },
] as FlattenedField[]

it('names what changed, with the values of short fields that are no secret', () => {
  const before = { name: 'A', languages: [], apiKey: 'old', prices: [1], updatedAt: 1, seo: { title: 'x' } }
  const after = { name: 'B', languages: null, apiKey: 'new', prices: [2], updatedAt: 2, seo: { title: '' } }
  expect(changedFields(fields, before, after)).toEqual([
    { field: 'name', from: 'A', to: 'B' },
    { field: 'apiKey' },
    { field: 'prices' },
    { field: 'seo.title', from: 'x', to: '' },
  ])
  expect(changedFields(fields, before, { ...before, updatedAt: 3 })).toEqual([])
  const references = [{ name: 'school', type: 'relationship' }] as FlattenedField[]
  expect(changedFields(references, { school: 4 }, { school: { id: 4, name: 'Maple' } })).toEqual([])
  expect(changedFields(references, { school: 4 }, { school: { id: 5 } })).toEqual([{ field: 'school' }])
  const anyOf = (id: unknown) => ({ school: [{ relationTo: 'pages', value: id }] })
  expect(changedFields(references, anyOf(1), anyOf({ id: 1 }))).toEqual([])
  expect(changedFields(references, anyOf(1), anyOf(2))).toHaveLength(1)
  const long = { name: 'x'.repeat(500) }
  expect(changedFields(fields, {}, long)[0]?.to).toHaveLength(201)
})
