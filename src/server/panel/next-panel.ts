import type { Server } from 'node:http'
import type { NextServer } from 'next/dist/server/next'
import type { AdminHandler } from '../deps'

interface NextAdminOptions {
  dev: boolean
  /** What Next's development client connects to, and the name that browsers may reach it by. */
  httpServer?: Server
  hostname?: string
  port?: number
}

/** Payload's admin panel in this process. Next is loaded when somebody first asks, so that the site answers at once. */
export const nextAdmin = (options: NextAdminOptions) => {
  let server: Promise<NextServer> | undefined
  let loaded = false

  const prepare = async () => {
    if (options.dev)
      console.log('Compiling the admin panel: about half a minute, less when .next/dev has its cache.')
    const { default: next } = await import('next')
    const app = (next as unknown as (options: object) => NextServer)({ ...options, dir: process.cwd() })
    await app.prepare()
    loaded = true
    return app
  }

  const handle: AdminHandler = async (request, response) => {
    server ??= prepare().catch((error) => {
      // A failed start must not be remembered for ever.
      server = undefined
      throw error
    })
    await (await server).getRequestHandler()(request, response)
  }

  const close = async () => {
    await (await server)?.close()
  }

  return { handle, close, isLoaded: () => loaded }
}
