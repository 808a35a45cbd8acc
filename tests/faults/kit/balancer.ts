import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, createServer as createNetServer, type Socket } from 'node:net'

const checkEveryMs = 100

/**
 * Hands requests to nodes in turn, as a proxy in front of several nodes does: only to those whose /readyz answers 200, over
 * connections that stay open. A request is repeated on another node only if the first one could not be connected to.
 */
export const startBalancer = async (urls: readonly string[]) => {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  const checks = urls.map((url) => {
    const check = async () => {
      const response = await fetch(`${url}/readyz`).catch(() => undefined)
      await response?.arrayBuffer().catch(() => {})
      if (response?.ok) ready.add(url)
      else ready.delete(url)
    }
    return setInterval(check, checkEveryMs)
  })
  let turn = 0
  const failures: string[] = []

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, triedBefore: string[]) => {
    const free = [...ready].filter((url) => !triedBefore.includes(url))
    const url = free[turn++ % Math.max(1, free.length)]
    if (!url) {
      failures.push('no node is ready')
      return outgoing.writeHead(502).end()
    }
    const onward = request(
      `${url}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(incoming, outgoing, body, [...triedBefore, url])
      failures.push(`${incoming.method} ${incoming.url}: ${error.code ?? error.message}`)
      outgoing.writeHead(502).end()
    })
    onward.end(body)
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    pass(incoming, outgoing, Buffer.concat(chunks), [])
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Nodes that get requests. */
    ready: () => ready.size,
    failures,
    close: () => {
      for (const check of checks) clearInterval(check)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A way to a TCP server that can be cut. */
export const startCuttableWay = async (to: URL) => {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createNetServer((socket) => {
    if (isCut) return socket.destroy()
    const far = connect(Number(to.port), to.hostname)
    for (const [from, onto] of [
      [socket, far],
      [far, socket],
    ] as const) {
      sockets.add(from)
      from.pipe(onto)
      from.on('error', () => onto.destroy())
      from.on('close', () => {
        sockets.delete(from)
        onto.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = new URL(to)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => {
      isCut = false
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
