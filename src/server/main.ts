import path from 'node:path'
import pino from 'pino'
import { joinCluster } from '../cms/cluster'
import { siteHasUsers } from '../cms/first-administrator'
import { startCms } from '../cms/start'
import { loadEnvFile, readEnv } from '../config/env'
import { AppError } from '../shared/errors'
import { builtAssets } from './assets'
import { buildApp } from './build-app'
import { nextAdmin } from './next-admin'
import { PageCache } from './page-cache'
import { setupToken } from './setup'

/** Starts the site from its build and keeps it running until it is told to stop. */
const main = async () => {
  loadEnvFile()
  const env = readEnv()
  const logger = pino({ level: env.logLevel }, pino.destination({ sync: false }))
  const payload = await startCms(env)
  const cache = new PageCache({
    onError: (err, key) => logger.error({ err, key }, 'a page could not be rendered'),
  })
  const leaveCluster = await joinCluster(payload, cache)
  const clientDir = path.resolve('dist/client')
  const admin = nextAdmin({ dev: false })
  const app = await buildApp(
    { env, payload, cache, clientDir, assets: builtAssets(clientDir), admin: admin.handle },
    { loggerInstance: logger as never },
  )

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    await app.close()
    await admin.close()
    await leaveCluster()
    await payload.destroy()
    logger.flush()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await app.listen({ host: env.host, port: env.port }).catch((cause: Error & { code?: string }) => {
    throw new AppError(
      'bad_configuration',
      cause.code === 'EADDRINUSE'
        ? `Port ${env.port} is in use by another program. Stop that one, or set PORT to another number.`
        : `Cannot listen on ${env.host}:${env.port} (${cause.message}). Check HOST and PORT.`,
      { cause },
    )
  })
  console.log(`Schoolhouse is at ${env.publicUrl}`)
  if (!(await siteHasUsers(payload)))
    console.log(`Create the first administrator at ${env.publicUrl}/setup?token=${setupToken(payload)}`)
}

main().catch((error: unknown) => {
  if (error instanceof AppError) console.error(error.message)
  else console.error(error)
  process.exit(1)
})
