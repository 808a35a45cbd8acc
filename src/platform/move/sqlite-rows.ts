import type { Client, InValue, Transaction } from '@libsql/client'
import type { Columns } from './values'

// Reads and writes the rows of a SQLite database, many at a time.

const rowsAtOnce = 1000
/** SQLite allows 32,766 values in a statement. */
const maxValues = 30_000

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

type Connection = Pick<Client | Transaction, 'execute'>

export async function* readTable(connection: Connection, table: string) {
  let last: InValue = Number.MIN_SAFE_INTEGER
  for (;;) {
    const { rows } = await connection.execute({
      sql: `select rowid as "row id", * from ${quoted(table)} where rowid > ? order by rowid limit ${rowsAtOnce}`,
      args: [last],
    })
    yield* rows
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.['row id'] as InValue
  }
}

/** All columns as `table.column`, without those of indexes that SQLite itself fills. */
export const columnNames = async (connection: Connection): Promise<string[]> => {
  const { rows } = await connection.execute(
    `select t.name || '.' || c.name as name from sqlite_master t join pragma_table_info(t.name) c
      where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\' and t.name not like 'comments\\_search%' escape '\\'`,
  )
  return rows.map(({ name }) => String(name))
}

/** Empties a table and returns a function that adds rows to it. */
export const tableWriter = async (connection: Connection, table: string, columns: Columns) => {
  await connection.execute(`delete from ${quoted(table)}`)
  const names = [...columns.keys()]
  const into = `insert into ${quoted(table)} (${names.map(quoted).join(', ')}) values `
  const places = `(${names.map(() => '?').join(', ')})`
  const most = Math.min(rowsAtOnce, Math.floor(maxValues / names.length))
  return async (rows: Record<string, string | number | null>[]) => {
    for (let at = 0; at < rows.length; at += most) {
      const some = rows.slice(at, at + most)
      await connection.execute({
        sql: into + some.map(() => places).join(', '),
        args: some.flatMap((row) => names.map((name) => row[name] ?? null)),
      })
    }
  }
}

/** The highest id that each table has given, also to rows that were deleted. */
export const readSequences = async (connection: Connection): Promise<Map<string, number>> => {
  const { rows } = await connection.execute('select name, seq from sqlite_sequence')
  return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]))
}

/** Notes the highest id of a table that does not give ids of deleted rows again. */
export const writeSequence = async (connection: Connection, table: string, last: number): Promise<void> => {
  await connection.execute({ sql: 'delete from sqlite_sequence where name = ?', args: [table] })
  await connection.execute({
    sql: `insert into sqlite_sequence (name, seq) select name, ? from sqlite_master
      where type = 'table' and name = ? and sql like '%autoincrement%'`,
    args: [last, table],
  })
}
