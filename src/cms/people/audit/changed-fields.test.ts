import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { changedFields } from './changed-fields'

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
  const long = { name: 'x'.repeat(500) }
  expect(changedFields(fields, {}, long)[0]?.to).toHaveLength(201)
})
