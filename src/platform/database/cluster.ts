import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { onChange } from '../transaction/invalidate-tags'
import { adapterOf, type ClusterState, type PoolConnection } from './connection'

const channel = 'schoolhouse_changes'
/** PostgreSQL refuses longer messages. */
const maxMessageBytes = 7900
const reconnectMs = 1000

export interface Invalidated {
  invalidate: (tags: readonly string[]) => void
  invalidateAll: () => void
}

/**
 * Announces changes to all nodes on one PostgreSQL, so that their page caches stay up to date. On SQLite there is only one
 * node.
 */
export const joinCluster = async (
  payload: Payload,
  ...caches: Invalidated[]
): Promise<() => Promise<void>> => {
  const invalidate = (tags: readonly string[]) => {
    for (const cache of caches) cache.invalidate(tags)
  }
  const invalidateAll = () => {
    for (const cache of caches) cache.invalidateAll()
  }
  const adapter = adapterOf(payload)
  const { pool } = adapter
  const node = randomUUID()
  const state: ClusterState = { node, isConnected: !pool, lost: 0, received: 0, sent: 0 }
  adapter.cluster = state

  const everything = JSON.stringify({ node })
  let isTelling = false
  /** Set if a notification could not be sent: later one "everything has changed" replaces all of them. */
  const tell = (message: string) => {
    pool?.query('select pg_notify($1, $2)', [channel, message]).catch((err: unknown) => {
      payload.logger.warn({ err, msg: 'could not tell the other nodes of a change' })
      if (isTelling || stopped) return
      isTelling = true
      setTimeout(() => {
        isTelling = false
        if (!stopped) tell(everything)
      }, reconnectMs).unref()
    })
  }

  let stopped = false
  const leave = onChange(payload, (tags) => {
    invalidate(tags)
    state.sent++
    const message = JSON.stringify({ node, tags })
    tell(Buffer.byteLength(message) > maxMessageBytes ? everything : message)
  })
  if (!pool) return async () => leave()

  let listener: PoolConnection | undefined
  const listen = async () => {
    listener = await pool.connect()
    listener.on('notification', ({ payload: text = '{}' }) => {
      const message = JSON.parse(text) as { node?: string; tags?: string[] }
      if (message.node === node) return
      state.received++
      if (message.tags) invalidate(message.tags)
      else invalidateAll()
    })
    listener.on('error', () => retry())
    await listener.query(`listen ${channel}`)
    state.isConnected = true
  }
  let retrying = false
  const retry = () => {
    listener?.release(true)
    listener = undefined
    if (state.isConnected && !stopped) {
      state.isConnected = false
      state.lost++
      state.lastLostAt = Date.now()
    }
    // A lost connection may be reported twice: by its `error` event and by the running query.
    if (stopped || retrying) return
    retrying = true
    setTimeout(() => {
      retrying = false
      if (stopped) return
      // Changes may have been announced while this node was not connected.
      listen().then(() => invalidateAll(), retry)
    }, reconnectMs).unref()
  }
  await listen()
  return async () => {
    stopped = true
    leave()
    const held = listener
    // Release it only once, even if the closing connection still reports an error.
    listener = undefined
    held?.release(true)
  }
}
