import type { Server } from 'node:net'

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A turn of the event loop in which next to nothing happened. */
const quietTurnMs = 0.5

/**
 * Resolves when no connection waits to be accepted; the caller then closes the port at once. The system resets connections that
 * still wait at that moment, and a proxy may not send a form again. Node accepts one connection in a turn of its event loop.
 */
export const acceptWaiting = async (server: Server, withinMs = 5000): Promise<void> => {
  let accepted = 0
  const count = () => {
    accepted++
  }
  server.on('connection', count)
  const end = performance.now() + withinMs
  // The first turn may be half over: it does not show whether connections wait.
  await nextTurn()
  for (let began = performance.now(); began < end; began = performance.now()) {
    const before = accepted
    await nextTurn()
    if (accepted === before && performance.now() - began < quietTurnMs) break
  }
  server.off('connection', count)
}
