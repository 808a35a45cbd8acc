import pg from 'pg'

/** Name prefix of the databases that the workers copy; `run` is the id of their parent process. */
export const modelPrefix = (run: number) => `test_model_${run}_`

/** Drops these databases, because an external server keeps running after the tests. */
export const dropModels = async (url: string) => {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    modelPrefix(process.pid),
  ])
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  await client.end()
}
