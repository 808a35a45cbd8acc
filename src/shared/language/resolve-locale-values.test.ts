import { expect, it } from 'vitest'
import { resolveLocaleValues } from './resolve-locale-values'

const text = { root: { children: [{ text: 'Hallo' }] } }

it('chooses a language in fields, lists and blocks, and falls back to the next', () => {
  const doc = {
    id: 3,
    title: { en: 'Title', de: 'Titel' },
    summary: { en: 'Only English', de: '' },
    blocks: [{ blockType: 'text', heading: { en: 'Heading' }, text: { de: text } }],
    tags: ['a', 'b'],
    none: null,
  }
  expect(resolveLocaleValues(doc, ['de', 'en'])).toEqual({
    id: 3,
    title: 'Titel',
    summary: 'Only English',
    blocks: [{ blockType: 'text', heading: 'Heading', text }],
    tags: ['a', 'b'],
    none: null,
  })
})

it('does not take other objects for translations', () => {
  expect(resolveLocaleValues({ seo: { title: 'A' }, empty: {} }, ['de', 'en'])).toEqual({
    seo: { title: 'A' },
    empty: {},
  })
})
