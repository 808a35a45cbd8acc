import type { FlattenedField } from 'payload'
import type { AuditChange } from '../../../platform/payload/audit-change'

/** Values of these types are short and say something to people. */
const simple = new Set(['text', 'textarea', 'email', 'number', 'checkbox', 'select', 'radio', 'date'])

const secretName = /secret|password|token|key$/i

/** Written by the database or by Payload at every change or log-in. */
const ignored = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'changedBy',
  'sessions',
  'salt',
  'hash',
  'loginAttempts',
  'lockUntil',
  'language',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'currentPassword',
])

// Fields that follow from others say `custom: { isDerived: true }`.

const maxLength = 200

const textOf = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

type Doc = Record<string, unknown>

/** Nothing, an empty text and an empty list are the same to people. */
const comparable = (value: unknown): string =>
  value === '' || (Array.isArray(value) && value.length === 0) ? 'null' : JSON.stringify(value ?? null)

const isEqual = (a: unknown, b: unknown) => comparable(a) === comparable(b)

/** A reference without the document it names, which Payload fills in only after the change. */
const idOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(idOf)
  if (typeof value !== 'object' || value === null) return value
  const { id, relationTo, value: target } = value as Doc
  return relationTo === undefined ? (id ?? value) : { relationTo, value: idOf(target) }
}

/** The fields that differ between two versions of a document, with both values if they are simple and no secret. */
export const changedFields = (fields: FlattenedField[], before: Doc, after: Doc, path = ''): AuditChange[] =>
  fields.flatMap((field) => {
    if (
      !('name' in field) ||
      ignored.has(field.name) ||
      field.custom?.isDerived ||
      ('virtual' in field && field.virtual)
    )
      return []
    const isReference = field.type === 'relationship' || field.type === 'upload'
    const valueIn = (doc: Doc) => (isReference ? idOf(doc[field.name]) : doc[field.name])
    const [from, to] = [valueIn(before), valueIn(after)]
    if (isEqual(from, to)) return []
    const name = `${path}${field.name}`
    if (field.type === 'group' || field.type === 'tab')
      return changedFields(field.flattenedFields, (from ?? {}) as Doc, (to ?? {}) as Doc, `${name}.`)
    const isSecret = ('hidden' in field && field.hidden) || secretName.test(field.name)
    return simple.has(field.type) && !isSecret
      ? [{ field: name, from: textOf(from), to: textOf(to) }]
      : [{ field: name }]
  })
