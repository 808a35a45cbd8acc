// npm run demo:reset: renames the data folder of a site on SQLite, so that the next start creates the demo again.
import { existsSync, renameSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'

const { loadEnvFile, readEnv } = await tsImport('../src/config/env.ts', import.meta.url)
const { lockData } = await tsImport('../src/platform/database/data-lock.ts', import.meta.url)

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

loadEnvFile()
const env = readEnv()
if (env.database.dialect !== 'sqlite')
  fail('DATABASE_URL names a PostgreSQL database. Empty it yourself; this command leaves it alone.')
if (!existsSync(env.dataDir)) fail(`There is no ${env.dataDir} yet. npm start creates it, with the demo.`)
// Fails, and names the process, while a site uses the folder.
const release = await lockData(env).catch((error) => fail(error.message))
release()
const kept = `${env.dataDir}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
renameSync(env.dataDir, kept)
console.log(`The old data is in ${kept}; delete it when you do not need it. npm start creates the demo.`)
