import type { Payload } from 'payload'
import { readRows, runStatement, sql } from '../../src/platform/database/statement'

// Fills tables inside the database: rows of the demo, again and again, with other ids and words. `growth_words` has a line for
// each copy; in the expressions below `t` is the row that is copied and `w` that line.

/** The expressions of columns that differ from the row. */
export type Changes = Record<string, string>

/** Ids of the demo's documents and versions are below this; copy `n` of a row has its id plus so many times n. */
export const idStep = 100
const versionStep = 1000
/** Entries of lists inside versions. */
const entryStep = 10_000

const perStatement = 500

export const isPostgres = (payload: Payload): boolean => payload.db.name === 'postgres'

interface Column {
  name: string
  isText: boolean
}

const columnsOf = async (payload: Payload, table: string): Promise<Column[]> => {
  const rows = await readRows(
    payload,
    isPostgres(payload)
      ? sql`select column_name as name, data_type as type from information_schema.columns
          where table_name = ${table} and table_schema = 'public'`
      : sql`select name, type from pragma_table_info(${table})`,
  )
  return rows.map(({ name, type }) => ({ name: String(name), isText: /text|char/i.test(String(type)) }))
}

/** The tables of a collection: documents, texts in languages, lists. */
const tablesOf = async (payload: Payload, root: string): Promise<string[]> => {
  const rows = await readRows(
    payload,
    isPostgres(payload)
      ? sql`select table_name as name from information_schema.tables where table_schema = 'public'`
      : sql`select name from sqlite_master where type = 'table'`,
  )
  return rows.map(({ name }) => String(name)).filter((name) => name === root || name.startsWith(`${root}_`))
}

/** Copies the rows of a table that match `where`, once for each of the first lines of `growth_words`. */
export const cloneRows = async (
  payload: Payload,
  table: string,
  { where, copies, changes }: { where: string; copies: number; changes: Changes },
): Promise<void> => {
  const columns = (await columnsOf(payload, table)).filter(({ name }) => changes[name] !== '')
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(({ name }) => changes[name] ?? `t."${name}"`).join(', ')
  for (let from = 1; from <= copies; from += perStatement) {
    const to = Math.min(copies, from + perStatement - 1)
    await runStatement(
      payload,
      sql.raw(
        `insert into "${table}" (${names}) select ${values} from "${table}" t, growth_words w
          where (${where}) and w.n between ${from} and ${to}`,
      ),
    )
  }
}

const added = (column: string, step: number) => `t."${column}" + w.n * ${step}`
const suffixed = (column: string) => `t."${column}" || '~' || w.n`

/** Copies whole documents, or their newest versions, with everything that belongs to them. */
export const cloneDocuments = async (
  payload: Payload,
  root: string,
  copies: number,
  changesOf: Record<string, Changes>,
): Promise<void> => {
  const isVersion = root.startsWith('_')
  const step = isVersion ? versionStep : idStep
  const roots = `select id from "${root}" where id < ${step}${isVersion ? ' and latest' : ''}`
  const tables = (await tablesOf(payload, root)).sort((a, b) => a.length - b.length)
  for (const table of tables) {
    const columns = new Map((await columnsOf(payload, table)).map((column) => [column.name, column]))
    const parent = columns.has('_parent_id') ? '_parent_id' : 'parent_id'
    const own: Changes = {}
    let where = `t."${parent}" in (${roots})`
    if (table === root) {
      where = `t.id in (${roots})`
      own.id = added('id', step)
      if (isVersion) own.parent_id = added('parent_id', idStep)
    } else if (table.endsWith('_locales') && table !== `${root}_locales`) {
      const list = table.slice(0, -'_locales'.length)
      where = `t._parent_id in (select id from "${list}" where _parent_id in (${roots}))`
      own.id = ''
      own._parent_id = columns.get('_parent_id')?.isText
        ? suffixed('_parent_id')
        : added('_parent_id', entryStep)
    } else {
      own.id = columns.has('_uuid') ? added('id', entryStep) : columns.get('id')?.isText ? suffixed('id') : ''
      own[parent] = added(parent, step)
    }
    await cloneRows(payload, table, { where, copies, changes: { ...own, ...changesOf[table] } })
  }
}

/** Lines of words, each with a moment; the first is the newest. */
export const storeWords = async (
  payload: Payload,
  lines: { name: string; words: string; at: string }[],
): Promise<void> => {
  const moment = isPostgres(payload) ? 'timestamptz' : 'text'
  await runStatement(
    payload,
    sql.raw(`create table growth_words (n integer primary key, name text, words text, at ${moment})`),
  )
  for (let start = 0; start < lines.length; start += 500) {
    const values = lines
      .slice(start, start + 500)
      .map(({ name, words, at }, offset) => `(${start + offset + 1}, '${name}', '${words}', '${at}')`)
    await runStatement(payload, sql.raw(`insert into growth_words values ${values.join(', ')}`))
  }
}

/** The next documents get ids after those of the copies. */
export const raiseSequences = async (payload: Payload): Promise<void> => {
  if (!isPostgres(payload)) return
  const rows = await readRows(
    payload,
    sql`select table_name as name, pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence
      from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'integer'`,
  )
  for (const { name, sequence } of rows)
    if (sequence)
      await runStatement(
        payload,
        sql.raw(`select setval('${sequence}', (select coalesce(max(id), 0) + 1 from "${name}"))`),
      )
}
