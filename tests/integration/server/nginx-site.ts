import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request as requestPlain } from 'node:http'
import { Agent, request as requestSecure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { freePort } from '../../../scripts/free-port.mjs'
import { startSiteNginx } from '../../../scripts/programs/nginx.mjs'
import { openApp, type TestApp } from '../kit/app'
import type { Site } from '../kit/harness'

export const host = 'school.example'

export interface Answer {
  status: number
  /** Names in lower case; several values of a name in their order. */
  headers: Record<string, string[]>
  body: Buffer
}

export interface Question {
  method?: string
  host?: string
  /** Pairs, so that a header can be there twice. */
  headers?: [string, string][]
  body?: string | Buffer
}

const answerOf = async (message: IncomingMessage): Promise<Answer> => {
  const headers: Answer['headers'] = {}
  for (let at = 0; at < message.rawHeaders.length; at += 2) {
    const name = (message.rawHeaders[at] ?? '').toLowerCase()
    headers[name] = [...(headers[name] ?? []), message.rawHeaders[at + 1] ?? '']
  }
  return { status: message.statusCode ?? 0, headers, body: await buffer(message) }
}

/** Sends a request; without an agent over plain HTTP. */
export const ask = (
  port: number,
  url: string,
  { method = 'GET', host: name = host, headers = [], body }: Question = {},
  agent?: Agent,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? [] : ['content-length', String(Buffer.byteLength(body))]
    const options = {
      ...{ host: '127.0.0.1', port, method, path: url },
      headers: ['host', name, ...headers.flat(), ...length],
      setHost: false,
    }
    const sent = agent ? requestSecure({ ...options, agent }) : requestPlain({ ...options, agent: false })
    sent.on('response', (message) => answerOf(message).then(resolve, reject))
    sent.on('error', reject)
    sent.end(body)
  })

/** Built browser files, as `npm run build` leaves them. */
const writeAssets = (folder: string) => {
  const assets = path.join(folder, 'assets')
  mkdirSync(assets, { recursive: true })
  const text = 'const school = "harbour"\n'.repeat(200)
  for (const name of ['client-x1.js', 'site-x2.css', 'arrow-x3.svg']) {
    const file = path.join(assets, name)
    writeFileSync(file, text)
    writeFileSync(`${file}.gz`, gzipSync(text))
    writeFileSync(`${file}.br`, brotliCompressSync(text))
  }
  writeFileSync(path.join(assets, 'figtree-x4.woff2'), Buffer.alloc(3000, 7))
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
}

interface NginxOptions {
  /** Ports of the nodes. */
  nodes: number[]
  clientDir: string
  replaced?: [string, string][]
}

/** nginx with deploy/nginx.conf, on ports of its own. */
export const startNginx = async ({ nodes, clientDir, replaced = [] }: NginxOptions) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  const nginx = await startSiteNginx({ folder, http, https, nodes, clientDir, replaced })
  const ca = readFileSync(path.join(folder, 'tls/fullchain.pem'))
  const agent = new Agent({ ca, servername: host, keepAlive: true, maxSockets: 8 })
  return {
    ...{ http, https, ca },
    ask: (url: string, question?: Question) => ask(https, url, question, agent),
    stop: async () => {
      agent.destroy()
      await nginx.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>

/** Far more than the tests send, where they are not about limits. */
export const unlimited: [string, string][] = [
  ['rate=50r/s', 'rate=10000r/s'],
  ['burst=200', 'burst=10000'],
]

/** A site that listens, behind nginx. The panel answers with the request that it gets. */
export const openBehindNginx = async (site: Site) => {
  const clientDir = mkdtempSync(path.join(tmpdir(), 'schoolhouse-client-'))
  writeAssets(clientDir)
  const web = await openApp(site, {
    clientDir,
    publicUrl: `https://${host}`,
    serverFactory: (handler) => createServer(handler),
    admin: async (request, response) => {
      const { url, method, headers } = request
      response
        .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'panel=1' })
        .end(JSON.stringify({ url, method, headers }))
    },
  })
  await web.app.listen({ host: '127.0.0.1', port: 0 })
  const node = portOf(web)
  const folders = { clientDir }
  return {
    ...{ web, node, folders },
    /** Asks the site itself as nginx asks. */
    askNode: (url: string, { headers = [], ...question }: Question = {}) =>
      ask(node, url, {
        ...question,
        headers: [['x-forwarded-for', '127.0.0.1'], ['x-forwarded-proto', 'https'], ...headers],
      }),
    close: async () => {
      await web.close()
      rmSync(clientDir, { recursive: true, force: true })
    },
  }
}

const portOf = ({ app }: TestApp) => (app.server.address() as AddressInfo).port
