import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Call {
  path: string
  fields: URLSearchParams
  headers: IncomingMessage['headers']
}

interface Reply {
  status?: number
  body?: string
  /** Content type; plain text by default. */
  type?: string
  /** Never answers. */
  hangs?: boolean
}

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

/** A fake external service with configurable replies that records its calls. */
export const openService = async (reply: (call: Call) => Reply) => {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const call = { path: request.url ?? '', fields: await read(request), headers: request.headers }
    calls.push(call)
    const { status = 200, body = '', type = 'text/plain', hangs } = reply(call)
    if (!hangs) response.writeHead(status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
