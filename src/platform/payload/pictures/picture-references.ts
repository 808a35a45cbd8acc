import type { FlattenedBlock, FlattenedField } from 'payload'
import { isLocale } from '../../../shared/locale'

// Finds pictures in documents as the database has them: in fields, lists, blocks and rich texts, in all languages.

type Values = Record<string, unknown>

/** The block of a name; undefined if there is none any more. */
export type FindBlock = (slug: string) => Pick<FlattenedBlock, 'flattenedFields'> | undefined

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value in each of its languages. */
const inEachLanguage = (value: unknown): unknown[] =>
  isValues(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)
    ? Object.values(value)
    : [value]

const idOf = (value: unknown): unknown => {
  if (!isValues(value)) return value
  return 'relationTo' in value ? idOf(value.value) : value.id
}

/** Pictures in a rich text, also in its lists and tables. */
const isInRichText = (node: unknown, picture: number): boolean => {
  if (Array.isArray(node)) return node.some((each) => isInRichText(each, picture))
  if (!isValues(node)) return false
  if (node.type === 'upload' && node.relationTo === 'media' && idOf(node.value) === picture) return true
  return Object.values(node).some((each) => isInRichText(each, picture))
}

const isUploadOf = (field: FlattenedField, collection: string): boolean =>
  (field.type === 'upload' || field.type === 'relationship') &&
  [field.relationTo].flat().includes(collection as never)

/** Whether documents with these fields can contain pictures. */
export const mayShowPictures = (fields: readonly FlattenedField[]): boolean =>
  fields.some(
    (field) =>
      isUploadOf(field, 'media') ||
      field.type === 'richText' ||
      field.type === 'blocks' ||
      ('flattenedFields' in field && mayShowPictures(field.flattenedFields)),
  )

const isInField = (field: FlattenedField, value: unknown, picture: number, findBlock: FindBlock): boolean => {
  if (isUploadOf(field, 'media')) return [value].flat().some((each) => idOf(each) === picture)
  if (field.type === 'richText') return isInRichText(value, picture)
  const isIn = (fields: readonly FlattenedField[], values: unknown) =>
    isPictureIn(fields, values, picture, findBlock)
  if (field.type === 'blocks')
    return (
      Array.isArray(value) &&
      value.some((row: Values) => isIn(findBlock(String(row?.blockType))?.flattenedFields ?? [], row))
    )
  if (field.type === 'array')
    return Array.isArray(value) && value.some((row) => isIn(field.flattenedFields, row))
  return 'flattenedFields' in field && isIn(field.flattenedFields, value)
}

/** Whether a document, or a part of it, contains a picture. */
export const isPictureIn = (
  fields: readonly FlattenedField[],
  values: unknown,
  picture: number,
  findBlock: FindBlock,
): boolean =>
  isValues(values) &&
  fields.some((field) =>
    inEachLanguage(values[field.name]).some((value) => isInField(field, value, picture, findBlock)),
  )
