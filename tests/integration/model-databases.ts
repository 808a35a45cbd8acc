import pg from 'pg'

/** Of the databases that the workers of one run copy: they are the children of the process that has this number. */
export const modelPrefix = (run: number) => `test_model_${run}_`

/** On a server that goes on after the run, nothing is left. */
export const dropModels = async (url: string) => {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    modelPrefix(process.pid),
  ])
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  await client.end()
}
