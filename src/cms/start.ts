import { setTimeout as delay } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import type { Env } from '../config/env'
import { prepareDataDir } from '../config/secret'
import { noteRestore } from '../features/backups/services.server'
import { removeAbandonedRestores } from '../platform/backup/restore-folder'
import { closeDatabase } from '../platform/database/connection'
import { lockData } from '../platform/database/data-lock'
import { oneNodeAtATime } from '../platform/database/locks'
import { migrate } from '../platform/database/migrate'
import { requeueInterruptedMail } from '../platform/mail/sender'
import { siteHasUsers } from '../platform/payload/access'
import { recoverFiles } from '../platform/payload/uploads/recover-uploads'
import { AppError } from '../shared/errors'
import { accountName } from '../shared/staff-account'
import { claimSite } from './claim-site'
import { migrationsOf } from './migrations/migrations-of'
import { restoreAtStart } from './restore-at-start'

/** Says what a start is doing, and how much of it is done. */
type Report = (step: string, done?: number, total?: number) => void

interface StartOptions {
  report?: Report
  /** Replaces Payload's own logger. */
  logger?: Payload['logger']
  fill?: (payload: Payload, report: Report, demo: Env['demo']) => Promise<void>
}

/** Opens the database, brings it up to date, and fills an empty one. */
export const startCms = async (env: Env, options: StartOptions = {}) => {
  const { report = () => {}, fill = fillWithDemo, logger } = options
  prepareDataDir(env)
  await restoreAtStart(env, report)
  const unlock = await lockData(env)
  try {
    report('Opening the database')
    const payload = await open(env, report)
    if (logger) payload.logger = logger
    await removeAbandonedRestores(env).catch((err) =>
      payload.logger.warn({ err, msg: 'the files of an interrupted restore could not be removed' }),
    )
    await prepareDatabase(payload, env, fill, report)
    await noteRestore(payload, env)
    // Other nodes on PostgreSQL may be sending just now; there the sender waits until a mail counts as abandoned.
    if (env.database.dialect === 'sqlite') await requeueInterruptedMail(payload)
    await startSchedule()
    const stop = async () => {
      await closeDatabase(payload)
      unlock()
    }
    return { payload, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

const fillWithDemo = async (payload: Payload, report: Report, demo: Env['demo']): Promise<void> => {
  const { fillDemo } = await import('./seed/fill-demo')
  await fillDemo(payload, demo, (done, total) => report('Filling in the demo', done, total))
}

/** Nodes that start together on an empty database take turns; the later ones find everything done. */
export const prepareDatabase = (
  payload: Payload,
  env: Env,
  fill: NonNullable<StartOptions['fill']> = fillWithDemo,
  report: Report = () => {},
): Promise<void> =>
  oneNodeAtATime(
    payload,
    async () => {
      await migrate(payload, env, migrationsOf(env), report)
      await recoverFiles(payload, env)
      if (await wantsDemo(payload, env)) {
        report('Filling in the demo')
        await fill(payload, report, env.demo)
      }
      if (env.admin && !(await siteHasUsers(payload)))
        await claimSite(payload, { name: accountName, ...env.admin })
      report('Starting the site')
    },
    undefined,
    () => report('Waiting for another node that prepares the database'),
  )

/** Starts scheduled publishing once the database is ready. Payload would start it with the panel, which may never be opened. */
const startSchedule = async () => {
  const { default: config } = await import('./payload.config')
  await getPayload({ config, cron: true })
}

const retryMs = [500, 1000, 2000, 5000]

/** PostgreSQL does not listen, is starting or stopping, or has no connection left. Node names no reason for `localhost`. */
const isAway = ({ message }: Error) =>
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|timeout|terminated|starting up|shutting down|too many (clients|connections)|cannot connect to Postgres: ?$/i.test(
    message,
  )

/** Opens the database. A PostgreSQL that cannot be reached is waited for: it may be starting at the same time. */
const open = async (env: Env, report: Report): Promise<Payload> => {
  // Imported here because building the configuration reads the secret, which may have been made a moment ago.
  const { default: config } = await import('./payload.config')
  const where = env.database.url.replace(/\/\/[^@/]*@/, '//…@')
  for (let attempt = 0; ; attempt++)
    try {
      return await getPayload({ config })
    } catch (thrown) {
      const cause = thrown as Error
      if (env.database.dialect === 'sqlite' || !isAway(cause))
        throw new AppError(
          'bad_database',
          `The database ${where} cannot be used (${cause.message}). Check DATABASE_URL, that the file or server is there, and that this user may write it.`,
          { cause },
        )
      report('Waiting for the database')
      console.error(`The database ${where} cannot be reached (${cause.message}). Trying again.`)
      await delay(retryMs[attempt] ?? retryMs.at(-1))
    }
}

const wantsDemo = async (payload: Payload, env: Env): Promise<boolean> => {
  if (env.demo === 'none') return false
  const { totalDocs } = await payload.count({ collection: 'schools' })
  return totalDocs === 0 && !(await siteHasUsers(payload))
}
