import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { NextServer } from 'next/dist/server/next'
import type { AdminHandler } from '../deps'

interface NextAdminOptions {
  dev: boolean
  /** In development: the server for Next's client, and the host name that browsers use. */
  httpServer?: Server
  hostname?: string
  port?: number
}

/** One page and one call: each loads a part of the panel. Rendering the page takes half the time when its code has run a few times. */
const firstAddresses = ['/admin/login', '/api/users/me', ...Array<string>(3).fill('/admin/login')]

/** A pause between the steps of loading, in which the site answers visitors: each step keeps the process busy. */
const pauseMs = 50

/** Payload's admin panel in this process. Next is loaded by `load` or at the first request. */
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

  const prepareOnce = () => {
    server ??= prepare().catch((error) => {
      // Try again at the next request.
      server = undefined
      throw error
    })
    return server
  }

  const handle: AdminHandler = async (request, response) => {
    await (await prepareOnce()).getRequestHandler()(request, response)
  }

  /** Loads all that a first visitor of the panel would wait for, and everybody else with them. */
  const load = async (stopping: AbortSignal) => {
    await prepareOnce()
    const { createRequestResponseMocks } = await import('next/dist/server/lib/mock-request.js')
    for (const url of firstAddresses) {
      await delay(pauseMs)
      // A server that stops has only seconds to answer requests that visitors have sent.
      if (stopping.aborted) return
      const { req, res } = createRequestResponseMocks({ url, headers: { host: 'localhost' } })
      await handle(req, res)
    }
  }

  const close = async () => {
    await (await server)?.close()
  }

  return { handle, load, close, isLoaded: () => loaded }
}
