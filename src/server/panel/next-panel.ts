import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import type { NextServer } from 'next/dist/server/next'
import type { AdminHandler } from '../deps'

interface NextAdminOptions {
  dev: boolean
  /** In development: the server for Next's client, and the host name that browsers use. */
  httpServer?: Server
  hostname?: string
  port?: number
}

/** Payload's admin panel in this process. Next is loaded at the first request, so that the site starts quickly. */
export const nextAdmin = (options: NextAdminOptions) => {
  let server: Promise<NextServer> | undefined
  let loaded = false

  const prepare = async () => {
    if (options.dev)
      console.log('Compiling the admin panel: about half a minute, less when .next/dev has its cache.')
    const { default: next } = await import('next')
    // Next's types describe its CommonJS export, whose default is the function itself here.
    const app = (next as unknown as (options: object) => NextServer)({
      // Next listens for `upgrade` on the server that it is given, or on that of the first request. Node leaves every connection
      // that asks for an upgrade to such a listener, and outside of development Next neither answers nor closes it.
      httpServer: new EventEmitter(),
      ...options,
      dir: process.cwd(),
    })
    await app.prepare()
    loaded = true
    return app
  }

  const handle: AdminHandler = async (request, response) => {
    server ??= prepare().catch((error) => {
      // Try again at the next request.
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
