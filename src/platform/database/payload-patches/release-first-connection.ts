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
export const releaseFirstConnection = (db: Adapter): void => {
  const { connect, pg } = db
  let taken: Promise<Client | undefined> | undefined
  const Pool = class extends pg.Pool {
    override connect(...options: unknown[]) {
      const connected = super.connect(...options)
      // Other callers use a callback, or connect after Payload has started.
      if (!options.length) taken ??= connected
      return connected
    }
  }
  db.pg = Object.create(pg, { Pool: { value: Pool } })
  db.connect = async (...options) => {
    await connect.apply(db, options)
    // The first attempt fails if the database does not exist yet; Payload then creates it.
    const client = await taken?.catch(() => undefined)
    const [listener] = client?.listeners('error') ?? []
    // Payload's own listener, which it adds first; it would take another connection and keep it.
    if (listener) client?.off('error', listener)
    client?.release()
    taken = Promise.resolve(undefined)
  }
}
