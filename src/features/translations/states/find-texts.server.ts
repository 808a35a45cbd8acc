import { createHash } from 'node:crypto'
import type { FlattenedBlock, FlattenedField, LabelFunction, Payload, StaticLabel } from 'payload'
import { type Locale, locales } from '../../../shared/locale'
import type { HashedText } from './text-states'

// Finds the localized texts of a document as the database has it, in all languages.

type Label = StaticLabel | LabelFunction | false | undefined

/** A step to the text: the label of a field, and the number of a row in it. */
export interface Step {
  label: Label
  name: string
  row?: number
}

export interface FoundText {
  path: string
  steps: Step[]
  rich: boolean
  texts: Partial<Record<Locale, unknown>>
}

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Place {
  path: string
  steps: Step[]
}

const below = ({ path, steps }: Place, name: string, label: Label, row?: number): Place => ({
  path: path ? `${path}.${name}` : name,
  steps: [...steps, { label, name, ...(row === undefined ? {} : { row }) }],
})

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : [])

/** The texts of some fields. Lists that each language has for itself are not translated and are left out. */
export const findTexts = function* (
  payload: Payload,
  fields: readonly FlattenedField[],
  values: unknown,
  at: Place = { path: '', steps: [] },
): Generator<FoundText> {
  if (!isValues(values)) return
  for (const field of fields) {
    const value = values[field.name]
    if (value === undefined || value === null) continue
    const label = 'label' in field ? (field.label as Label) : undefined
    if ('localized' in field && field.localized) {
      const isText = field.type === 'text' || field.type === 'textarea' || field.type === 'richText'
      if (isText && isValues(value))
        yield { ...below(at, field.name, label), rich: field.type === 'richText', texts: value }
    } else if (field.type === 'array') {
      const singular = field.labels?.singular ?? label
      for (const [index, row] of rowsOf(value).entries()) {
        const list = below(at, field.name, singular, index + 1)
        yield* findTexts(payload, field.flattenedFields, row, { ...list, path: `${list.path}.${row.id}` })
      }
    } else if (field.type === 'blocks') {
      for (const [index, row] of rowsOf(value).entries()) {
        const block = (payload.blocks[row.blockType as never] ??
          field.blocks.find(({ slug }) => slug === row.blockType)) as FlattenedBlock | undefined
        if (!block) continue
        const list = below(at, field.name, block.labels?.singular, index + 1)
        yield* findTexts(payload, block.flattenedFields, row, { ...list, path: `${list.path}.${row.id}` })
      }
    } else if (field.type === 'group' || field.type === 'tab')
      yield* findTexts(payload, field.flattenedFields, value, below(at, field.name, label))
  }
}

/** Properties of a rich text that carry its content. The editor adds others when somebody opens it, which changes nothing. */
const richKeys = [
  'root',
  'children',
  'type',
  'tag',
  'listType',
  'text',
  'format',
  'fields',
  'url',
  'code',
  'value',
]

/** Whether somebody can read something in it. */
const saysSomething = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (!isValues(value)) return false
  const nodes = isValues(value.root) ? value.root.children : value.children
  if (typeof value.text === 'string' && value.text.trim()) return true
  if (value.type === 'upload' || value.type === 'block') return true
  return Array.isArray(nodes) && nodes.some(saysSomething)
}

/** The fingerprint of a text; empty if it says nothing. */
export const hashOf = (text: unknown): string => {
  if (!saysSomething(text)) return ''
  const written = typeof text === 'string' ? text : JSON.stringify(text, richKeys)
  return createHash('sha1').update(written).digest('base64url').slice(0, 12)
}

export const hashed = ({ path, rich, texts }: FoundText): HashedText => ({
  path,
  rich,
  hashes: Object.fromEntries(
    locales.flatMap((locale) => {
      const hash = hashOf(texts[locale])
      return hash ? [[locale, hash]] : []
    }),
  ),
})
