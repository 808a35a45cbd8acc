import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { isPictureIn, mayShowPictures } from './picture-references'

const upload = (name: string, more: object = {}) => ({ name, type: 'upload', relationTo: 'media', ...more })
const fields = (...given: object[]) => given as FlattenedField[]

const heroBlock = { flattenedFields: fields(upload('picture'), { name: 'heading', type: 'text' }) }
const findBlock = (slug: string) => (slug === 'hero' ? heroBlock : undefined)
const isIn = (given: object[], values: unknown, picture = 7) =>
  isPictureIn(fields(...given), values, picture, findBlock)

const richText = (value: unknown, relationTo = 'media') => ({
  root: { type: 'root', children: [{ type: 'list', children: [{ type: 'upload', relationTo, value }] }] },
})

describe('a picture', () => {
  it('is found in a field, as a number or with its document', () => {
    expect(isIn([upload('hero')], { hero: 7 })).toBe(true)
    expect(isIn([upload('hero')], { hero: { id: 7 } })).toBe(true)
    expect(isIn([upload('hero')], { hero: 8 })).toBe(false)
    expect(isIn([upload('hero')], { hero: null })).toBe(false)
    expect(isIn([upload('hero')], {})).toBe(false)
  })

  it('is not mistaken for something else with the same number', () => {
    expect(isIn([{ name: 'count', type: 'number' }], { count: 7 })).toBe(false)
    expect(isIn([{ ...upload('file'), relationTo: 'files' }], { file: 7 })).toBe(false)
  })

  it('is found among several, in rows and in groups', () => {
    expect(isIn([upload('pictures', { hasMany: true })], { pictures: [3, 7] })).toBe(true)
    const gallery = { name: 'gallery', type: 'array', flattenedFields: fields(upload('picture')) }
    expect(isIn([gallery], { gallery: [{ picture: 3 }, { picture: 7 }] })).toBe(true)
    const seo = { name: 'seo', type: 'group', flattenedFields: fields(upload('image')) }
    expect(isIn([seo], { seo: { image: 7 } })).toBe(true)
  })

  it('is found in any language', () => {
    expect(isIn([upload('hero', { localized: true })], { hero: { en: 3, de: 7 } })).toBe(true)
    const text = { name: 'text', type: 'richText', localized: true }
    expect(isIn([text], { text: { en: richText(3), 'pt-br': richText(7) } })).toBe(true)
  })

  it('is found in blocks and in rich texts', () => {
    const blocks = { name: 'blocks', type: 'blocks', blocks: [] }
    expect(isIn([blocks], { blocks: [{ blockType: 'hero', picture: 7 }] })).toBe(true)
    expect(isIn([blocks], { blocks: [{ blockType: 'gone', picture: 7 }] })).toBe(false)
    const text = { name: 'text', type: 'richText' }
    expect(isIn([text], { text: richText(7) })).toBe(true)
    expect(isIn([text], { text: richText({ id: 7 }) })).toBe(true)
    expect(isIn([text], { text: richText(7, 'files') })).toBe(false)
  })
})

it('is looked for only in documents that can contain one', () => {
  const named = { name: 'name', type: 'text' }
  expect(mayShowPictures(fields(named))).toBe(false)
  const rows = { name: 'rows', type: 'array', flattenedFields: fields(upload('picture')) }
  expect(mayShowPictures(fields(named, rows))).toBe(true)
})
