import { createHash } from 'node:crypto'

export type FieldHashes = Record<string, string>

/** Written by the site itself, so they say nothing about a change. */
const ownFields = new Set(['id', 'createdAt', 'updatedAt', 'changedBy', 'globalType', 'parent'])

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !(value instanceof Date) && Object.values(value).every(isEmpty))

/** Normalises a value, so that equal content gives one hash: empty fields are left out and names sorted. */
const normalise = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(normalise)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => !isEmpty(each))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, normalise(each)]),
  )
}

export const hashFields = (doc: Record<string, unknown>): FieldHashes =>
  Object.fromEntries(
    Object.entries(doc)
      .filter(([name, value]) => !ownFields.has(name) && !isEmpty(value))
      .map(([name, value]) => [
        name,
        createHash('sha256')
          .update(JSON.stringify(normalise(value)))
          .digest('base64url')
          .slice(0, 12),
      ]),
  )

/**
 * The fields that have changed since. `known` are the fields of the version that made the record: a field that an upgrade has added
 * is no change by staff.
 */
export const changedFields = (before: FieldHashes, now: FieldHashes, known: ReadonlySet<string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => known.has(name) && before[name] !== now[name],
  )
