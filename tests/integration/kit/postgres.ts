import type { TestProject } from 'vitest/node'
import { dropModels } from './model-databases'
import { removeLeftovers, startPostgres } from './postgres-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the server; every test file creates its own databases. */
    postgresUrl: string
  }
}

/**
 * Vitest's global set-up: a real PostgreSQL for the whole run, or the one that the environment names. None at all where
 * TEST_DATABASES=sqlite leaves out its tests (harness.ts).
 */
export default async function setup(project: TestProject) {
  if (process.env.TEST_DATABASES === 'sqlite') {
    project.provide('postgresUrl', 'none: TEST_DATABASES is sqlite')
    return
  }
  const given = process.env.SCHOOLHOUSE_TEST_POSTGRES_URL
  if (given) {
    project.provide('postgresUrl', given)
    return () => dropModels(given)
  }
  removeLeftovers()
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
