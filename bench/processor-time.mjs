// Processor time of a running site in milliseconds (Linux only), and what measurements that run on their own need.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isBuilt } from '../scripts/build-stamp.mjs'
import { startServer } from './servers.mjs'
import { missedTargets } from './targets.mjs'

const threadTime = (pid, thread) => {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    // The thread has ended.
    return 0
  }
}

/** Processor time of the thread that runs JavaScript. */
export const mainThreadTime = (pid) => threadTime(pid, pid)

/** Processor time of all threads. */
export const processTime = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadTime(pid, thread), 0)

/** A folder with the demo. Builds the site if necessary. */
export const demoFolder = async () => {
  if (!isBuilt() && spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0)
    process.exit(1)
  const scratch = mkdtempSync(path.join(tmpdir(), 'schoolhouse-bench-'))
  const dataDir = path.join(scratch, 'data')
  const demo = await startServer(['--conditions=production', 'scripts/start.mjs'], {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  })
  await demo.stop()
  return { dataDir, remove: () => rmSync(scratch, { recursive: true, force: true }) }
}

/** Prints rows of the table. The process fails if one of their targets is missed. */
export const printRows = (rows) => {
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
  if (missedTargets(rows).length) process.exitCode = 1
}
