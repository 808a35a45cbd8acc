import type { Server } from 'node:net'

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A turn of the event loop in which next to nothing happened. */
const quietTurnMs = 0.2

/** Resolves when no connection waits to be accepted. Node accepts one in a turn of its event loop. */
const drainAcceptQueue = async (server: Server, withinMs: number): Promise<void> => {
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

/**
 * Makes `server.close` accept the connections that wait, and then close the port at once. The system resets connections that wait at
 * that moment, and a proxy may not send a form again.
 */
export const acceptBeforeClose = <Kind extends Server>(server: Kind, withinMs = 2000): Kind => {
  const close = server.close.bind(server)
  server.close = (done) => {
    if (server.listening) drainAcceptQueue(server, withinMs).then(() => close(done))
    else close(done)
    return server
  }
  return server
}
