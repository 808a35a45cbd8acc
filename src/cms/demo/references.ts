import type { Block, Field } from 'payload'

/** Names a document: `pages:12`. */
export type DocumentKey = string

export const keyOf = (collection: string, id: number | string): DocumentKey => `${collection}:${id}`

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const idOf = (value: unknown): number | undefined => {
  const id = isData(value) ? value.id : value
  return typeof id === 'number' ? id : undefined
}

/** Links and pictures inside rich text name their document in the same way at any depth. */
const inRichText = (value: unknown, add: (key: DocumentKey) => void): void => {
  if (Array.isArray(value)) for (const each of value) inRichText(each, add)
  else if (isData(value)) {
    const id = idOf(value.value)
    if (typeof value.relationTo === 'string' && id !== undefined) add(keyOf(value.relationTo, id))
    for (const each of Object.values(value)) inRichText(each, add)
  }
}

const inRelation = (relationTo: string | string[], value: unknown, add: (key: DocumentKey) => void) => {
  for (const each of asList(value)) {
    const [collection, id] = Array.isArray(relationTo)
      ? isData(each)
        ? [String(each.relationTo), idOf(each.value)]
        : ['', undefined]
      : [relationTo, idOf(each)]
    if (id !== undefined) add(keyOf(collection, id))
  }
}

/** The documents that a document refers to, in all languages. `data` is as the database returns it. */
export const referencesIn = (
  fields: readonly Field[],
  data: Data,
  blocks: readonly Block[],
): Set<DocumentKey> => {
  const found = new Set<DocumentKey>()
  const add = (key: DocumentKey) => found.add(key)
  const rowsIn = (inner: readonly Field[], rows: unknown) => {
    for (const row of asList(rows)) if (isData(row)) walk(inner, row)
  }
  const ofField = (field: Field, value: unknown) => {
    if (field.type === 'relationship' || field.type === 'upload') inRelation(field.relationTo, value, add)
    else if (field.type === 'richText') inRichText(value, add)
    else if (field.type === 'array' || field.type === 'group') rowsIn(field.fields, value)
    else if (field.type === 'blocks')
      for (const row of asList(value)) {
        const slug = isData(row) ? row.blockType : undefined
        const block = [...field.blocks, ...blocks].find((each) => each.slug === slug)
        if (block) rowsIn(block.fields, row)
      }
  }
  const walk = (inner: readonly Field[], here: Data): void => {
    for (const field of inner) {
      if (field.type === 'tabs')
        for (const tab of field.tabs) rowsIn(tab.fields, 'name' in tab && tab.name ? here[tab.name] : here)
      else if ('name' in field && field.name) {
        const value = here[field.name]
        const isByLanguage = 'localized' in field && field.localized && isData(value)
        for (const each of isByLanguage ? Object.values(value) : [value]) ofField(field, each)
      } else if ('fields' in field) walk(field.fields, here)
    }
  }
  walk(fields, data)
  return found
}
