import { expect, it } from 'vitest'
import { showFields } from './shown-fields'

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
