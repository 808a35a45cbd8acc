import { DATABASE } from '../backup/archive'
import { packPart, unpackPart } from '../backup/parts'
import { postgresParts, SEQUENCES } from '../backup/postgres-copy'
import type { PoolConnection } from '../database/connection'
import { type Columns, columnKind, type Row } from './values'

// The rows of a PostgreSQL database as a backup has them: lines of JSON by table, and the sequences.

type Query = Pick<PoolConnection, 'query'>

export const readColumns = async (connection: Query): Promise<Map<string, Columns>> => {
  const { rows } = await connection.query(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''
      order by 1, 2`,
  )
  const tables = new Map<string, Map<string, ReturnType<typeof columnKind>>>()
  for (const { table, column, type } of rows) {
    const columns = tables.get(String(table)) ?? new Map()
    tables.set(String(table), columns.set(String(column), columnKind(String(type))))
  }
  return tables
}

/** The sequence that gives a table its ids, by table. */
export const sequenceNames = async (connection: Query): Promise<Map<string, string>> => {
  const { rows } = await connection.query(
    `select t.relname as "table", s.relname as sequence from pg_depend d
      join pg_class s on s.oid = d.objid join pg_class t on t.oid = d.refobjid
      where s.relkind = 'S' and d.deptype in ('a', 'i') and t.relnamespace = current_schema()::regnamespace`,
  )
  return new Map(rows.map(({ table, sequence }) => [String(table), String(sequence)]))
}

export interface TableRows {
  table: string
  rows: Row[]
}

/** The rows of the database in the transaction of `connection`, and the last value of each sequence at the end. */
export async function* readDatabase(
  connection: PoolConnection,
): AsyncGenerator<TableRows, Map<string, number>> {
  const sequences = new Map<string, number>()
  for await (const { path, bytes } of postgresParts(connection)) {
    if (path === SEQUENCES) {
      const found = JSON.parse(bytes.toString()) as Record<string, { last: string; called: boolean }>
      for (const [name, { last, called }] of Object.entries(found))
        if (called) sequences.set(name, Number(last))
      continue
    }
    const lines = (await unpackPart(bytes)).toString().trimEnd().split('\n')
    yield { table: path.split('/')[1] ?? '', rows: lines.map((line) => JSON.parse(line) as Row) }
  }
  return sequences
}

export const rowsPart = async (table: string, number: number, rows: Row[]) => ({
  path: `${DATABASE}${table}/${String(number).padStart(6, '0')}.jsonl.gz`,
  bytes: await packPart(rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
})

/** The last ids, by table, for the sequences with these names. */
export const sequencesPart = (last: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>) => {
  const values = [...last].flatMap(([table, value]) => {
    const name = names.get(table)
    return name && value > 0 ? [[name, { last: String(value), called: true }]] : []
  })
  return { path: SEQUENCES, bytes: Buffer.from(JSON.stringify(Object.fromEntries(values))) }
}
