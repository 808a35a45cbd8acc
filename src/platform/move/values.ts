import { createHash } from 'node:crypto'

// The two databases store the same columns in different ways. A row as PostgreSQL's JSON is the form in between.

/** How a column is written, by its type in PostgreSQL. All others are the same in both. */
export type ColumnKind = 'boolean' | 'time' | 'json' | 'number' | 'text'

export const columnKind = (postgresType: string): ColumnKind => {
  if (postgresType === 'boolean') return 'boolean'
  if (/^(timestamp|date)/.test(postgresType)) return 'time'
  if (/^jsonb?$/.test(postgresType)) return 'json'
  if (/^(smallint|integer|bigint|numeric|real|double precision)/.test(postgresType)) return 'number'
  return 'text'
}

/** The columns of a table, in an order that is the same on both sides. */
export type Columns = ReadonlyMap<string, ColumnKind>

export type Row = Record<string, unknown>

const isoTime = (value: unknown): string => {
  const text = String(value)
  // SQLite's own functions write UTC without a zone.
  const zoned = /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`
  return new Date(zoned).toISOString()
}

/** PostgreSQL has no such character. */
const text = (value: unknown): string => {
  const found = String(value)
  if (found.includes('\0')) throw new RangeError('a text with a NUL')
  return found
}

const json = (value: unknown): unknown => {
  const found = String(value)
  if (/\\u0000/.test(found)) throw new RangeError('JSON with a NUL')
  return JSON.parse(found)
}

const number = (value: unknown): number => {
  const found = Number(value)
  if (value === '' || !Number.isFinite(found)) throw new RangeError('not a number')
  return found
}

/** A value of SQLite as PostgreSQL's JSON has it. */
const fromSqlite: Record<ColumnKind, (value: unknown) => unknown> = {
  boolean: (value) => Boolean(number(value)),
  time: isoTime,
  json,
  number,
  text,
}

/** The other way round. */
const toSqlite: Record<ColumnKind, (value: unknown) => string | number> = {
  boolean: (value) => (value ? 1 : 0),
  time: isoTime,
  json: (value) => JSON.stringify(value),
  number,
  text: String,
}

/** A value that cannot be written in the other database, with the place where it is. */
export class UnreadableValue extends Error {}

const convert = <T>(
  row: Row,
  table: string,
  columns: Columns,
  conversions: Record<ColumnKind, (value: unknown) => T>,
): Record<string, T | null> =>
  Object.fromEntries(
    [...columns].map(([name, kind]) => {
      const value = row[name]
      if (value === null || value === undefined) return [name, null]
      try {
        return [name, conversions[kind](value)]
      } catch (cause) {
        throw new UnreadableValue(
          `${table}.${name} of the row ${String(row.id)} is not ${kind === 'json' ? 'JSON' : `a ${kind}`} that both databases can hold`,
          { cause },
        )
      }
    }),
  )

export const rowFromSqlite = (row: Row, table: string, columns: Columns) =>
  convert(row, table, columns, fromSqlite)

export const rowToSqlite = (row: Row, table: string, columns: Columns) =>
  convert(row, table, columns, toSqlite)

/** Writes equal values alike: PostgreSQL sorts the keys of objects, and writes times with another zone. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)])
}

/** Counts rows and adds up their checksums, so their order does not matter. */
export class TableSum {
  count = 0
  private sum = 0n

  add(row: Row, columns: Columns): void {
    const values = [...columns].map(([name, kind]) => {
      const value = row[name] ?? null
      if (value === null) return null
      if (kind === 'time') return isoTime(value)
      return kind === 'number' ? Number(value) : canonical(value)
    })
    const hash = createHash('sha256').update(JSON.stringify(values)).digest()
    this.count++
    this.sum = BigInt.asUintN(64, this.sum + hash.readBigUInt64BE())
  }

  equals(other: TableSum): boolean {
    return this.count === other.count && this.sum === other.sum
  }
}
