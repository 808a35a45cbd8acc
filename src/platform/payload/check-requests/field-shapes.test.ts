import type { FlattenedBlock, FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { shapeErrors } from './field-shapes'

const field = (value: object) => value as FlattenedField
const title = field({ name: 'title', type: 'text', localized: true })
const row = [title, field({ name: 'content', type: 'richText' })]
const blocks = { quote: { slug: 'quote', flattenedFields: row } as FlattenedBlock }

const fields: FlattenedField[] = [
  title,
  field({ name: 'tags', type: 'text', hasMany: true }),
  field({ name: 'count', type: 'number' }),
  field({ name: 'open', type: 'checkbox' }),
  field({ name: 'day', type: 'date' }),
  field({ name: 'kind', type: 'select', options: ['a', { value: 'b', label: 'B' }] }),
  field({ name: 'school', type: 'relationship', relationTo: 'schools' }),
  field({ name: 'link', type: 'relationship', relationTo: ['pages', 'posts'], hasMany: true }),
  field({ name: 'data', type: 'json' }),
  field({ name: 'place', type: 'group', flattenedFields: [field({ name: 'lat', type: 'number' })] }),
  field({ name: 'rows', type: 'array', flattenedFields: [...row, field({ name: 'id', type: 'text' })] }),
  field({ name: 'blocks', type: 'blocks', blocks: [], blockReferences: ['quote'] }),
  field({ name: 'content', type: 'richText' }),
]

const paths = (data: object) =>
  shapeErrors(fields, data as Record<string, unknown>, blocks).map(({ path }) => path)

const richText = (children: unknown) => ({ root: { type: 'root', children } })
const nested = (depth: number): object[] => (depth ? [{ type: 'list', children: nested(depth - 1) }] : [])

it.each<object>([
  {},
  { title: null, day: null, school: null, rows: null },
  { title: 'x', tags: ['x'], count: 1.5, open: false, day: '2026-01-01T00:00:00.000Z', kind: 'b' },
  // Forms send texts, 0 for an empty list, and '' for nothing.
  { count: '12', open: 'true', school: '3', rows: 0, blocks: '0', kind: '' },
  { count: '', school: '', link: 'none' },
  // A document that was read with its relations.
  { school: { id: 1, name: 'x' }, link: [{ relationTo: 'pages', value: { id: 1 } }] },
  { data: { any: ['thing'] }, place: { lat: 1 }, rows: [{ id: 'x', title: 'x' }, null] },
  { blocks: [{ blockType: 'quote', title: 'x', content: richText([]) }] },
  { content: richText([{ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }]) },
  { content: richText([{ type: 'linebreak' }, { type: 'upload', fields: null, value: 1 }]) },
  { content: richText([{ type: 'block', fields: { blockType: 'embed', code: 'x', title: null } }]) },
])('accepts %j', (data) => {
  expect(paths(data)).toEqual([])
})

it.each<[object, string[]]>([
  [
    { title: ['x'], tags: 'x', count: 'x', open: 'x', day: 'x', kind: 'c' },
    ['title', 'tags', 'count', 'open', 'day', 'kind'],
  ],
  [{ tags: [1], count: 2 ** 53, day: '', kind: ['a'] }, ['tags', 'count', 'day', 'kind']],
  [{ school: true, link: [1] }, ['school', 'link']],
  [{ school: '\ud800', link: [{ relationTo: 'pages', value: 'x' }] }, ['school', 'link']],
  [{ school: { id: {} }, link: [{ relationTo: 'constructor', value: 1 }] }, ['school', 'link']],
  [{ place: null }, ['place']],
  [{ place: { lat: {} }, rows: 'x' }, ['place.lat', 'rows']],
  [{ rows: ['x', { title: 1 }, { id: {} }] }, ['rows.0', 'rows.1.title', 'rows.2.id']],
  [{ blocks: [{ blockType: 'constructor' }, { blockType: {} }, {}] }, ['blocks.0', 'blocks.1', 'blocks.2']],
  [{ blocks: [{ blockType: 'quote', content: richText('x') }] }, ['blocks.0.content']],
  [{ content: 'x' }, ['content']],
  [{ content: { root: null } }, ['content']],
  [{ content: richText([null]) }, ['content']],
  [{ content: richText([{ type: 'paragraph', children: 'x' }]) }, ['content']],
  [{ content: richText([{ type: 'block', fields: 'x' }]) }, ['content']],
  [{ content: richText([{ type: 'text' }]) }, ['content']],
  [{ content: richText([{ type: 'list' }]) }, ['content']],
  [{ content: richText([{ type: 'list', children: [{ type: 'listitem' }] }]) }, ['content']],
  [{ content: richText([{ type: 'heading', children: [] }]) }, ['content']],
  [{ content: richText([{ type: 'link', children: [] }]) }, ['content']],
  [{ content: richText([{ type: 'block', fields: { blockType: 'embed', code: ['x'] } }]) }, ['content']],
  [{ content: richText(nested(200)) }, ['content']],
  [{ content: JSON.stringify(richText([])) }, ['content']],
  [{ title: { en: 'x' } }, ['title']],
  [{ unknown: nested(200), data: nested(200) }, ['unknown', 'data']],
])('names the fields of %j', (data, wrong) => {
  expect(paths(data)).toEqual(wrong)
})

it('names at most twenty fields', () => {
  expect(paths({ rows: Array.from({ length: 1000 }, () => 'x') })).toHaveLength(20)
})

it('removes what no field has from rows, because hooks would not see it', () => {
  const quote = {
    blockType: 'quote',
    id: 'x',
    zzz: { code: '<script src="https://example.org/x.js"></script>' },
  }
  const data = { blocks: [quote] }
  expect(paths(data)).toEqual([])
  expect(Object.keys(data.blocks[0] ?? {})).not.toContain('zzz')
  expect(data.blocks[0]?.blockType).toBe('quote')
})

it('refuses a list that is too long, also in a draft', () => {
  expect(paths({ rows: Array.from({ length: 2001 }, () => ({})) })).toEqual(['rows'])
})
