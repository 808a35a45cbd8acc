import type { FlattenedBlock, FlattenedField } from 'payload'
import { isLocale } from '../../../shared/locale'

// Finds the documents that a document refers to, as the database has it: in fields, lists, blocks and rich texts, in all languages.

type Values = Record<string, unknown>

/** The block of a name; undefined if there is none any more. */
export type FindBlock = (slug: string) => Pick<FlattenedBlock, 'flattenedFields'> | undefined

/** Names a document: `pages:12`. */
export type DocumentKey = string

export const toDocumentKey = (collection: string, id: number | string): DocumentKey => `${collection}:${id}`

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inEachLanguage = (value: unknown): unknown[] =>
  isValues(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)
    ? Object.values(value)
    : [value]

const idOf = (value: unknown): number | undefined => {
  const id = isValues(value) ? value.id : value
  return typeof id === 'number' ? id : undefined
}

type Add = (collection: string, value: unknown) => void

/** Links and pictures inside a rich text name their document in the same way at any depth. */
const addFromRichText = (node: unknown, add: Add): void => {
  if (Array.isArray(node)) for (const each of node) addFromRichText(each, add)
  else if (isValues(node)) {
    if (typeof node.relationTo === 'string') add(node.relationTo, node.value)
    for (const each of Object.values(node)) addFromRichText(each, add)
  }
}

/** A relation to several collections names the one that it means. */
const addFromRelation = (relationTo: string | readonly string[], value: unknown, add: Add): void => {
  for (const each of [value].flat())
    if (typeof relationTo === 'string') add(relationTo, each)
    else if (isValues(each)) add(String(each.relationTo), each.value)
}

/** The documents that a document, or a part of it, refers to. */
export const referencesIn = (
  fields: readonly FlattenedField[],
  values: unknown,
  findBlock: FindBlock,
): Set<DocumentKey> => {
  const found = new Set<DocumentKey>()
  const add: Add = (collection, value) => {
    const id = idOf(value)
    if (id !== undefined) found.add(toDocumentKey(collection, id))
  }
  const walkField = (field: FlattenedField, value: unknown): void => {
    if (field.type === 'upload' || field.type === 'relationship')
      addFromRelation(field.relationTo, value, add)
    else if (field.type === 'richText') addFromRichText(value, add)
    else if (field.type === 'blocks')
      for (const row of [value].flat()) {
        const name = String((row as Values | null)?.blockType)
        const block = field.blocks.find(({ slug }) => slug === name) ?? findBlock(name)
        walk(block?.flattenedFields ?? [], row)
      }
    else if ('flattenedFields' in field) for (const row of [value].flat()) walk(field.flattenedFields, row)
  }
  const walk = (inner: readonly FlattenedField[], here: unknown): void => {
    if (!isValues(here)) return
    for (const field of inner) for (const value of inEachLanguage(here[field.name])) walkField(field, value)
  }
  walk(fields, values)
  return found
}

/** Whether a field can refer to documents of a collection. Blocks and rich texts can refer to any. */
export const mayReferTo = (field: FlattenedField, collection: string): boolean => {
  if (field.type === 'upload' || field.type === 'relationship')
    return [field.relationTo].flat().includes(collection as never)
  if (field.type === 'richText' || field.type === 'blocks') return true
  return 'flattenedFields' in field && field.flattenedFields.some((inner) => mayReferTo(inner, collection))
}
