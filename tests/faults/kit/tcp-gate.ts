import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../../../scripts/free-port.mjs'

/** A way to a server that can be closed, which ends all connections at once, and opened again. */
export const openGate = async (target: string) => {
  const { hostname, port } = new URL(target)
  const own = await freePort()
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const open = async () => {
    server = createServer((socket) => {
      const beyond = connect(Number(port), hostname)
      for (const each of [socket, beyond]) {
        sockets.add(each)
        each.on('error', () => {})
        each.on('close', () => {
          sockets.delete(each)
          socket.destroy()
          beyond.destroy()
        })
      }
      socket.pipe(beyond).pipe(socket)
    }).listen(own, '127.0.0.1')
    await once(server, 'listening')
  }
  const close = async () => {
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
    server = undefined
  }
  await open()
  return { url: `http://127.0.0.1:${own}`, open, close }
}
