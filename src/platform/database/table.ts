import { sql as drizzleSql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { adapterOf } from './connection'

type Identifier = ReturnType<typeof drizzleSql.identifier>

/** A statement or a part of one; `Row` has what it names. */
export type Statement<Row = unknown> = ReturnType<typeof drizzleSql<Row>>

declare const name: unique symbol

interface Named<Name extends string> {
  readonly [name]: Name
}

type Column<Name extends string> = Identifier & Named<Name>

export type Table<Columns extends string> = { getSQL: () => Statement<unknown> } & {
  readonly [Name in Columns]: Column<Name>
}

/** Called by tables.ts, which is generated. */
export const table = <const Columns extends string>(
  tableName: string,
  columns: readonly Columns[],
): Table<Columns> =>
  ({
    getSQL: () => drizzleSql`${drizzleSql.identifier(tableName)}`,
    // Drizzle would take it for a subquery.
    shouldOmitSQLParens: () => true,
    ...Object.fromEntries(columns.map((column) => [column, drizzleSql.identifier(column)])),
  }) as unknown as Table<Columns>

type NamesIn<Part> =
  Part extends Named<infer Name>
    ? Name
    : Part extends Statement<infer Row>
      ? unknown extends Row
        ? never
        : keyof Row & string
      : never

/** Part by part, because together with a value of unknown type they would be unknown. */
type NamesInAll<Parts extends readonly unknown[]> = { [Index in keyof Parts]: NamesIn<Parts[Index]> }[number]

/** The columns and names of a statement. One that was written without them says nothing about its rows. */
type RowOf<Parts extends readonly unknown[]> = [NamesInAll<Parts>] extends [never]
  ? unknown
  : { [Name in NamesInAll<Parts>]: unknown }

interface Sql extends Omit<typeof drizzleSql, 'join'> {
  <Parts extends unknown[]>(strings: TemplateStringsArray, ...parts: Parts): Statement<RowOf<Parts>>
  join: <Part>(parts: readonly Part[], separator?: Statement) => Statement<RowOf<Part[]>>
}

/** Writes a statement for both dialects. Its rows have the columns (`t` of tables.ts) and names (`named`) that it contains. */
export const sql = drizzleSql as unknown as Sql

/** Names a computed value: `count(*) ${named('total')}`. */
export const named = <const Name extends string>(given: Name): Statement & Named<Name> =>
  drizzleSql.raw(`as ${given}`) as unknown as Statement & Named<Name>

/** The text of tables.ts. Both databases have the same tables and columns. */
export const describeTables = (payload: Payload): string => {
  const tables = Object.values(adapterOf(payload).rawTables)
    .map((raw) => ({
      name: raw.name,
      columns: Object.values(raw.columns)
        .map((column) => column.name)
        .sort(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, columns }) =>
        `  ${name}: table('${name}', [${columns.map((one) => `'${one}'`).join(', ')}]),\n`,
    )
  return `// Written by npm run types, from Payload's schema. Do not edit.
import { table } from './table'

export const t = {
${tables.join('')}}

export type TableName = keyof typeof t
`
}
