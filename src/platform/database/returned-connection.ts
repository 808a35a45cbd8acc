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
 * Payload takes a connection out of the pool when it starts, to listen for errors, and never gives it back: ending the
 * pool would wait for it for ever. This gives it back as soon as Payload has started.
 */
export const withReturnedConnection = <T>(factory: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> => ({
  ...factory,
  init: (args) => {
    const db = factory.init(args)
    const adapter = db as unknown as Adapter
    const { connect, pg } = adapter
    let taken: Promise<Client | undefined> | undefined
    const Pool = class extends pg.Pool {
      override connect(...options: unknown[]) {
        const connected = super.connect(...options)
        // Others use a callback, or come after Payload has started.
        if (!options.length) taken ??= connected
        return connected
      }
    }
    adapter.pg = Object.create(pg, { Pool: { value: Pool } })
    adapter.connect = async (...options) => {
      await connect.apply(adapter, options)
      // The first attempt fails where the database does not exist yet; Payload creates it and goes on.
      const client = await taken?.catch(() => undefined)
      const [listener] = client?.listeners('error') ?? []
      // Payload's own, which it puts before all others; it would take another connection for ever.
      if (listener) client?.off('error', listener)
      client?.release()
      taken = Promise.resolve(undefined)
    }
    return db
  },
})
