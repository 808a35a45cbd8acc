import { getPayload, type Payload } from 'payload'
import type { Env } from '../config/env'
import { prepareDataDir } from '../config/secret'
import { AppError } from '../shared/errors'
import { claimSite } from './claim-site'
import { siteHasUsers } from './first-administrator'
import { migrate } from './migrate'
import { oneNodeAtATime } from './one-node-at-a-time'

/** Opens the database, brings it up to date, and fills an empty one. */
export const startCms = async (env: Env): Promise<Payload> => {
  prepareDataDir(env)
  const payload = await open(env)
  await prepareDatabase(payload, env)
  await startSchedule()
  return payload
}

const fillWithDemo = async (payload: Payload): Promise<void> => {
  const { seedDemo } = await import('./seed/seed')
  await seedDemo(payload)
}

/** Nodes that start together on an empty database take turns; whoever comes later finds all done. */
export const prepareDatabase = (payload: Payload, env: Env, fill = fillWithDemo): Promise<void> =>
  oneNodeAtATime(payload, async () => {
    await migrate(payload, env)
    if (await wantsDemo(payload, env)) await fill(payload)
    if (env.admin && !(await siteHasUsers(payload)))
      await claimSite(payload, { name: 'Administrator', ...env.admin })
  })

/** Scheduled publishing. Not before the database is ready; and not left to the admin panel, which may never be opened. */
const startSchedule = async () => {
  const { default: config } = await import('./payload.config')
  await getPayload({ config, cron: true })
}

/** Stops the schedule and closes the database, which Payload itself leaves to the end of the process. */
export const stopCms = async (payload: Payload): Promise<void> => {
  await payload.destroy()
  const { client, pool } = payload.db as unknown as {
    client?: { close: () => void }
    pool?: { end: () => Promise<void> }
  }
  client?.close()
  await pool?.end()
}

const open = async (env: Env): Promise<Payload> => {
  // Imported here because building the configuration reads the secret, which may have been made a moment ago.
  const { default: config } = await import('./payload.config')
  try {
    return await getPayload({ config })
  } catch (cause) {
    const where = env.database.url.replace(/\/\/[^@/]*@/, '//…@')
    throw new AppError(
      'bad_database',
      `The database ${where} cannot be used (${(cause as Error).message}). Check DATABASE_URL, that the file or server is there, and that this user may write it.`,
      { cause },
    )
  }
}

const wantsDemo = async (payload: Payload, env: Env): Promise<boolean> => {
  if (env.seedDemo === false) return false
  const { totalDocs } = await payload.count({ collection: 'schools' })
  return totalDocs === 0 && !(await siteHasUsers(payload))
}
