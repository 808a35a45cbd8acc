import type { ClientBlock, ClientField } from 'payload'
import { expect, it } from 'vitest'
import { nameChanges } from './name-changes'

const text = (name: string, label: string) => ({ name, type: 'text', label }) as ClientField
const hero = { slug: 'hero', labels: { singular: 'Hero' }, fields: [text('heading', 'Heading')] }
const columns = {
  slug: 'columns',
  labels: { singular: 'Columns' },
  fields: [{ name: 'columns', type: 'array', label: 'Columns', fields: [text('heading', 'Heading')] }],
}
const fields = [
  text('title', 'Title'),
  {
    type: 'tabs',
    tabs: [
      {
        fields: [{ name: 'seo', type: 'group', label: 'SEO', fields: [text('description', 'Description')] }],
      },
    ],
  },
  { name: 'tags', type: 'text', hasMany: true, label: 'Tags' },
  { name: 'blocks', type: 'blocks', label: 'Content' },
  text('changedBy', 'Changed by'),
] as ClientField[]
const naming = {
  fields,
  blocks: { hero, columns } as unknown as Record<string, ClientBlock>,
  label: String,
}

const row = (id: string, heading: string) => ({ id, blockType: 'hero', heading: { en: heading } })
const base = {
  title: { en: 'About', de: 'Über uns' },
  seo: { description: { en: 'Old' } },
  tags: ['a'],
  blocks: [row('a', 'First'), row('b', 'Second')],
  changedBy: 'Ann',
}
const namesOf = (after: object) =>
  nameChanges(base, { ...base, ...after }, naming).map(({ kind, name }) => `${kind} ${name}`)

it('names a field by its labels and the languages in which it differs', () => {
  expect(namesOf({ title: { en: 'About us', de: 'Wir', fr: '' } })).toEqual([
    'changed Title (English, Deutsch)',
  ])
  expect(namesOf({ seo: { description: { en: 'New' } } })).toEqual(['changed SEO › Description (English)'])
  expect(namesOf({ tags: ['a', 'b'] })).toEqual(['changed Tags'])
})

it('names blocks by their kind, added, removed, moved and changed', () => {
  const [a, b] = base.blocks
  expect(namesOf({ blocks: [a, row('b', 'Last'), row('c', 'New')] })).toEqual([
    'added Hero',
    'changed Hero › Heading (English)',
  ])
  expect(namesOf({ blocks: [b] })).toEqual(['removed Hero'])
  expect(namesOf({ blocks: [b, a] })).toEqual(['moved Content'])
})

it('names a row inside a block by the block and its list', () => {
  const list = (heading: string) => [
    { id: 'c', blockType: 'columns', columns: [{ id: '1', heading: { de: heading } }] },
  ]
  const change = nameChanges({ blocks: list('Eins') }, { blocks: list('Zwei') }, naming)
  expect(change).toEqual([
    { kind: 'changed', name: 'Columns › Columns › Heading (Deutsch)', field: 'blocks' },
  ])
})

it('says nothing of what the site writes itself, or of empty values', () => {
  expect(namesOf({ changedBy: 'Ben', updatedAt: '2', tags: ['a'], notes: null })).toEqual([])
})
