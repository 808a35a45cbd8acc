import { expect, it } from 'vitest'
import { givenFields, showFields } from './pick-fields'

interface Doc {
  id: number
  title: string
  note?: string | null
  secret: string
}

it('copies the named fields alone, with empty texts where they are missing', () => {
  const doc: Doc = { id: 3, title: 'General', note: null, secret: 'x' }
  const shown: { id: number; title: string; note: string } = showFields(doc, ['id', 'title', 'note'])
  expect(shown).toEqual({ id: 3, title: 'General', note: '' })
})

it('leaves out fields without a value, but not zero or false', () => {
  const doc: { percent?: number | null; promo?: string | null; on?: boolean | null; note?: string | null } = {
    percent: 0,
    promo: '',
    on: false,
    note: null,
  }
  const given: { percent?: number; promo?: string; on?: boolean; note?: string } = givenFields(doc, [
    'percent',
    'promo',
    'on',
    'note',
  ])
  expect(given).toEqual({ percent: 0, on: false })
  expect(Object.keys(given)).toEqual(['percent', 'on'])
  expect(givenFields<typeof doc, ['promo']>(undefined, ['promo'])).toEqual({})
})
