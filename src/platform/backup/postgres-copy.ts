import type { PoolConnection } from '../database/connection'
import { DATABASE } from './archive'
import { packPart, unpackPart } from './parts'

// A logical copy: each row as PostgreSQL's own JSON, which it also reads back, in tables that the migrations have made. It needs
// no program of PostgreSQL on this machine, and another version of the server can load it.

export const SEQUENCES = `${DATABASE}sequences.json`

const partBytes = 4 * 1024 * 1024
const maxRowsAtOnce = 2000

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

const namesOf = async (connection: PoolConnection, kind: 'r' | 'S'): Promise<string[]> => {
  const { rows } = await connection.query(
    `select relname from pg_class where relkind = '${kind}' and relnamespace = current_schema()::regnamespace order by relname`,
  )
  return rows.map(({ relname }) => String(relname))
}

export const tableNames = (connection: PoolConnection): Promise<string[]> => namesOf(connection, 'r')

/** Begins the transaction in which all tables are read: what others write from now on is not seen. */
export const snapshotPostgres = async (connection: PoolConnection) => {
  await connection.query('begin transaction isolation level repeatable read, read only')
  // The first query fixes what the transaction sees.
  const { rows } = await connection.query('select pg_database_size(current_database()) as size')
  return { size: Number(rows[0]?.size), discard: async () => void (await connection.query('rollback')) }
}

async function* tableParts(connection: PoolConnection, table: string) {
  await connection.query(
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as row from only ${quoted(table)} t`,
  )
  let lines: string[] = []
  let bytes = 0
  let count = 0
  let rowsAtOnce = 100
  const part = async () => {
    const packed = await packPart(lines.join(''))
    lines = []
    bytes = 0
    return { path: `${DATABASE}${table}/${String(++count).padStart(6, '0')}.jsonl.gz`, bytes: packed }
  }
  for (;;) {
    const { rows } = await connection.query(`fetch ${rowsAtOnce} from backup_rows`)
    if (!rows.length) break
    let fetched = 0
    for (const { row } of rows) {
      lines.push(`${row}\n`)
      fetched += Buffer.byteLength(String(row))
    }
    bytes += fetched
    // Rows of one table are about as long as each other; those of versions are long.
    rowsAtOnce = Math.max(
      1,
      Math.min(maxRowsAtOnce, Math.floor((partBytes * rows.length) / (4 * fetched + 1))),
    )
    if (bytes >= partBytes) yield await part()
  }
  if (lines.length) yield await part()
  await connection.query('close backup_rows')
}

/** All rows of all tables, and the sequences. */
export async function* postgresParts(connection: PoolConnection) {
  for (const table of await tableNames(connection)) yield* tableParts(connection, table)
  const sequences: Record<string, { last: string; called: boolean }> = {}
  // Sequences are outside transactions: they may be ahead of the rows, never behind.
  for (const name of await namesOf(connection, 'S')) {
    const { rows } = await connection.query(`select last_value::text as last, is_called from ${quoted(name)}`)
    sequences[name] = { last: String(rows[0]?.last), called: rows[0]?.is_called === true }
  }
  yield { path: SEQUENCES, bytes: Buffer.from(JSON.stringify(sequences)) }
}

const foreignKeys = async (connection: PoolConnection) => {
  const { rows } = await connection.query(
    `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  return rows.map(({ table, conname, definition }) => ({
    drop: `alter table ${table} drop constraint ${quoted(String(conname))}`,
    add: `alter table ${table} add constraint ${quoted(String(conname))} ${definition}`,
  }))
}

const columnsOf = async (connection: PoolConnection, table: string): Promise<string> => {
  const { rows } = await connection.query(
    `select attname from pg_attribute where attrelid = ${literal(quoted(table))}::regclass and attnum > 0
      and not attisdropped and attgenerated = '' order by attnum`,
  )
  return rows.map(({ attname }) => quoted(String(attname))).join(', ')
}

/** Loads the parts of a backup into tables of the same migrations, in one transaction. Returns tables that are not known here. */
export const loadPostgres = async (
  connection: PoolConnection,
  parts: AsyncIterable<{ path: string; bytes: Buffer }>,
  check: (connection: PoolConnection) => Promise<void> = async () => {},
): Promise<string[]> => {
  const unknown = new Set<string>()
  await connection.query('begin')
  try {
    const tables = await tableNames(connection)
    const keys = await foreignKeys(connection)
    // Tables refer to each other in circles. Adding the constraints afterwards checks all rows.
    for (const { drop } of keys) await connection.query(drop)
    for (const table of tables) await connection.query(`alter table ${quoted(table)} disable trigger user`)
    // Migrations have written rows, at least those that name them.
    await connection.query(`truncate ${tables.map(quoted).join(', ')}`)
    const columns = new Map<string, string>()
    for await (const { path, bytes } of parts) {
      if (path === SEQUENCES) {
        await setSequences(connection, bytes)
        continue
      }
      const [, table = ''] = path.split('/')
      if (!tables.includes(table)) {
        unknown.add(table)
        continue
      }
      const names = columns.get(table) ?? (await columnsOf(connection, table))
      columns.set(table, names)
      const rows = (await unpackPart(bytes)).toString().trimEnd().split('\n').join(',')
      await connection.query(
        `insert into ${quoted(table)} (${names}) overriding system value
          select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
        [`[${rows}]`],
      )
    }
    for (const table of tables) await connection.query(`alter table ${quoted(table)} enable trigger user`)
    for (const { add } of keys) await connection.query(add)
    await check(connection)
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback').catch(() => {})
    throw error
  }
  await connection.query('analyze')
  return [...unknown]
}

const setSequences = async (connection: PoolConnection, bytes: Buffer): Promise<void> => {
  const known = new Set(await namesOf(connection, 'S'))
  const sequences = JSON.parse(bytes.toString()) as Record<string, { last: string; called: boolean }>
  for (const [name, { last, called }] of Object.entries(sequences))
    if (known.has(name))
      await connection.query(
        `select setval(${literal(quoted(name))}::regclass, ${BigInt(last)}, ${called === true})`,
      )
}
