import path from 'node:path'
import { startCms, stopCms } from '../cms/start'
import { loadEnvFile, readEnv } from '../config/env'
import { builtAssets } from './assets'
import { composeSite } from './compose-site'
import { nextAdmin } from './next-admin'
import { cannotListen, createLogger, exitWithReason, greet, stopOnSignal } from './run'

/** Starts the site from its build and keeps it running until it is told to stop. */
const main = async () => {
  loadEnvFile()
  const env = readEnv()
  const logger = createLogger(env)
  const payload = await startCms(env)
  const clientDir = path.resolve('dist/client')
  const admin = nextAdmin({ dev: false })
  const site = await composeSite(
    { env, payload, clientDir, assets: builtAssets(clientDir), admin: admin.handle },
    logger,
  )
  stopOnSignal(logger, async () => {
    await site.close()
    await admin.close()
    await stopCms(payload)
  })
  await site.app.listen({ host: env.host, port: env.port }).catch((cause: Error) => {
    throw cannotListen(env, cause)
  })
  await greet(env, payload)
}

main().catch(exitWithReason)
