import type { DatabaseAdapterObj } from 'payload'

interface Client {
  listeners: (event: 'error') => ((error: Error) => void)[]
  off: (event: 'error', listener: (error: Error) => void) => void
  release: () => void
}

declare class PoolClass {
  connect(...args: unknown[]): Promise<Client>
}

interface Adapter {
  pg: { Pool: typeof PoolClass }
  connect: (...args: unknown[]) => Promise<void>
}

/**
 * Payload takes a connection from the pool when it starts, to listen for errors, and never releases it, so ending the pool
 * would hang. This releases it as soon as Payload has started.
 */
export const withFirstConnectionReleased = <T>(factory: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> => ({
  ...factory,
  init: (args) => {
    const db = factory.init(args)
    const adapter = db as unknown as Adapter
    const { connect, pg } = adapter
    let taken: Promise<Client | undefined> | undefined
    const Pool = class extends pg.Pool {
      override connect(...options: unknown[]) {
        const connected = super.connect(...options)
        // Other callers use a callback, or connect after Payload has started.
        if (!options.length) taken ??= connected
        return connected
      }
    }
    adapter.pg = Object.create(pg, { Pool: { value: Pool } })
    adapter.connect = async (...options) => {
      await connect.apply(adapter, options)
      // The first attempt fails if the database does not exist yet; Payload then creates it.
      const client = await taken?.catch(() => undefined)
      const [listener] = client?.listeners('error') ?? []
      // Payload's own listener, which it adds first; it would take another connection and keep it.
      if (listener) client?.off('error', listener)
      client?.release()
      taken = Promise.resolve(undefined)
    }
    return db
  },
})
