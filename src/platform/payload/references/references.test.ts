import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { mayReferTo, referencesIn } from './references'

const upload = (name: string, more: object = {}) => ({ name, type: 'upload', relationTo: 'media', ...more })
const fields = (...given: object[]) => given as FlattenedField[]

const heroBlock = { flattenedFields: fields(upload('picture'), { name: 'heading', type: 'text' }) }
const findBlock = (slug: string) => (slug === 'hero' ? heroBlock : undefined)
const found = (given: object[], values: unknown) => [...referencesIn(fields(...given), values, findBlock)]

const richText = (value: unknown, relationTo = 'media') => ({
  root: { type: 'root', children: [{ type: 'list', children: [{ type: 'upload', relationTo, value }] }] },
})

describe('a reference', () => {
  it('is found in a field, as a number or with its document', () => {
    expect(found([upload('hero')], { hero: 7 })).toEqual(['media:7'])
    expect(found([upload('hero')], { hero: { id: 7 } })).toEqual(['media:7'])
    expect(found([upload('hero')], { hero: null })).toEqual([])
    expect(found([upload('hero')], {})).toEqual([])
  })

  it('is not mistaken for something else with the same number', () => {
    expect(found([{ name: 'count', type: 'number' }], { count: 7 })).toEqual([])
    expect(found([{ ...upload('file'), relationTo: 'files' }], { file: 7 })).toEqual(['files:7'])
  })

  it('names its collection where there are several', () => {
    const link = { name: 'link', type: 'relationship', relationTo: ['pages', 'posts'] }
    expect(found([link], { link: { relationTo: 'posts', value: 4 } })).toEqual(['posts:4'])
    expect(found([link], { link: { relationTo: 'pages', value: { id: 4 } } })).toEqual(['pages:4'])
    const links = { ...link, hasMany: true }
    const values = [{ relationTo: 'posts', value: 1 }, null, { relationTo: 'pages', value: 2 }]
    expect(found([links], { link: values })).toEqual(['posts:1', 'pages:2'])
  })

  it('is found among several, in rows and in groups', () => {
    expect(found([upload('pictures', { hasMany: true })], { pictures: [3, 7] })).toEqual([
      'media:3',
      'media:7',
    ])
    const gallery = { name: 'gallery', type: 'array', flattenedFields: fields(upload('picture')) }
    expect(found([gallery], { gallery: [{ picture: 3 }, { picture: null }] })).toEqual(['media:3'])
    const seo = { name: 'seo', type: 'group', flattenedFields: fields(upload('image')) }
    expect(found([seo], { seo: { image: 7 } })).toEqual(['media:7'])
  })

  it('is found in any language', () => {
    expect(found([upload('hero', { localized: true })], { hero: { en: 3, de: 7 } })).toEqual([
      'media:3',
      'media:7',
    ])
    const text = { name: 'text', type: 'richText', localized: true }
    expect(found([text], { text: { en: null, 'pt-br': richText(7) } })).toEqual(['media:7'])
  })

  it('is found in blocks and in rich texts', () => {
    const blocks = { name: 'blocks', type: 'blocks', blocks: [] }
    const rows = [{ blockType: 'hero', picture: 7 }, { blockType: 'gone', picture: 8 }, null]
    expect(found([blocks], { blocks: rows })).toEqual(['media:7'])
    const text = { name: 'text', type: 'richText' }
    expect(found([text], { text: richText({ id: 7 }) })).toEqual(['media:7'])
    const link = { root: { children: [{ fields: { doc: { relationTo: 'pages', value: 5 } } }] } }
    expect(found([text], { text: link })).toEqual(['pages:5'])
  })
})

it('is looked for only in fields that can have one', () => {
  const may = (field: object, collection = 'media') => mayReferTo(field as FlattenedField, collection)
  expect(may({ name: 'name', type: 'text' })).toBe(false)
  expect(may(upload('hero'))).toBe(true)
  expect(may(upload('hero'), 'pages')).toBe(false)
  expect(may({ name: 'rows', type: 'array', flattenedFields: fields(upload('picture')) })).toBe(true)
  expect(may({ name: 'text', type: 'richText' }, 'pages')).toBe(true)
})
