import type { CollectionConfig, Field } from 'payload'
import { expect, it } from 'vitest'
import { showSourceTitles } from './source-titles'

const collection = (fields: Field[]): CollectionConfig => ({
  slug: 'pages',
  admin: { useAsTitle: 'title' },
  fields,
})
const title: Field = { name: 'title', type: 'text', localized: true }

it('concerns collections whose title is in several languages', () => {
  const given = [
    collection([title]),
    collection([{ type: 'tabs', tabs: [{ label: 'A', fields: [{ type: 'row', fields: [title] }] }] }]),
  ]
  for (const each of given) {
    const shown = showSourceTitles(each)
    expect(shown.admin?.components?.edit?.beforeDocumentControls).toHaveLength(1)
    expect(shown.hooks?.beforeOperation).toHaveLength(1)
  }
})

it('leaves other collections as they are', () => {
  const same = [
    collection([{ name: 'title', type: 'text' }]),
    collection([{ name: 'seo', type: 'group', fields: [title] }]),
    { slug: 'users', fields: [title] },
  ]
  for (const each of same) expect(showSourceTitles(each)).toBe(each)
})
