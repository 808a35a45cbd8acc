import type { Site } from './harness'

/** All values of all tables of the database as one text. */
export const everyText = async ({ dialect, sql }: Site): Promise<string> => {
  const tables =
    dialect === 'sqlite'
      ? "select name from sqlite_master where type = 'table'"
      : `select tablename as name from pg_tables where schemaname = 'public'`
  const all: string[] = []
  for (const { name } of await sql(tables))
    for (const row of await sql(`select * from "${name}"`))
      for (const value of Object.values(row))
        all.push(
          value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : JSON.stringify(value),
        )
  return all.join('\n')
}
