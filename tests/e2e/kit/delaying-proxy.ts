import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy for the site that holds pages back from `cut` on until `release` is called. */
export const startDelayingProxy = async (site: string, cut: string) => {
  let release = () => {}
  const wait = new Promise<void>((done) => {
    release = done
  })
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    const at = type.startsWith('text/html') ? body.indexOf(cut) : 0
    response.write(body.subarray(0, at))
    if (at > 0) await wait
    response.end(body.subarray(at))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, release, close: () => server.close() }
}
