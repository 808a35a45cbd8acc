import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { describeOn, type Site } from '../../integration/kit/harness'
import { recordFault } from '../kit/fault-table'
import { builtServer, memoryOf, runSite } from '../kit/site-process'
import { asVisitor, prepareWrites, type Refused, saveQuote } from '../kit/writers'

const clients = 500
/** Longer than the time after which the site ends requests whose headers have not arrived (15 s, checked every 5 s). */
const attackMs = 25_000
/** The site ends connections on which no answer is read when nothing has moved for one to two minutes. */
const unreadMs = 125_000
const page = '/schools/priced'

describeOn('sqlite', `${clients} slow clients`, (open) => {
  let site: Site
  let running: Awaited<ReturnType<typeof runSite>>
  let sockets: Socket[] = []
  let timers: NodeJS.Timeout[] = []

  beforeAll(async () => {
    site = await open()
    await prepareWrites(site)
    await site.close()
    running = await runSite(
      { DATA_DIR: site.env.dataDir, DATABASE_URL: site.env.database.url, TRUST_PROXY: '1' },
      builtServer,
    )
    await running.ready()
    await running.get(page)
  })
  afterEach(() => {
    for (const timer of timers) clearInterval(timer)
    for (const socket of sockets) socket.destroy()
    sockets = []
    timers = []
  })
  afterAll(() => void running.child.kill('SIGKILL'))

  const attack = (begin: (socket: Socket, headers: string) => void) => {
    for (let client = 0; client < clients; client++) {
      const headers = Object.entries({ host: '127.0.0.1', ...asVisitor() })
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')
      const socket = connect(Number(running.port), '127.0.0.1', () => begin(socket, headers))
      socket.on('error', () => {})
      sockets.push(socket)
    }
  }
  const often = (socket: Socket, text: string) =>
    timers.push(setInterval(() => socket.writable && socket.write(text), 1000))

  /** Times that visitors wait meanwhile. */
  const visit = async (forMs: number) => {
    const times: number[] = []
    let stored = 0
    let refused = 0
    const began = performance.now()
    while (performance.now() - began < forMs) {
      const asked = performance.now()
      const response = await fetch(running.url + page, { headers: asVisitor() })
      await response.arrayBuffer()
      expect(response.status).toBe(200)
      times.push(performance.now() - asked)
      await saveQuote(running.url).then(
        () => stored++,
        (error: Refused) => {
          expect(error.status).toBe(503)
          refused++
        },
      )
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    times.sort((one, other) => one - other)
    return { p95: times[Math.floor(times.length * 0.95)] ?? 0, most: times.at(-1) ?? 0, stored, refused }
  }

  it.each([
    [
      'send headers slowly',
      (socket: Socket, headers: string) => {
        socket.write(`GET ${page} HTTP/1.1\r\n${headers}`)
        often(socket, 'x-slow: 1\r\n')
      },
      attackMs,
    ],
    [
      'send bodies slowly',
      (socket: Socket, headers: string) => {
        socket.write(
          `POST ${page}/quotes HTTP/1.1\r\n${headers}content-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\n`,
        )
        often(socket, 'a')
      },
      attackMs,
    ],
    [
      'read slowly',
      (socket: Socket, headers: string) => {
        socket.pause()
        socket.write(`GET ${page} HTTP/1.1\r\n${headers}\r\n`.repeat(30))
      },
      unreadMs,
    ],
  ] as const)('that %s keep nobody else waiting', async (what, begin, openMs) => {
    const before = memoryOf(running.child.pid)?.now ?? 0
    attack(begin)
    const { p95, most, stored, refused } = await visit(attackMs)
    const memory = (memoryOf(running.child.pid)?.now ?? 0) - before
    const open = () =>
      sockets.filter((socket) => !socket.destroyed && !socket.readableEnded && socket.writable).length
    // Nothing shows that a connection was cut off until the client reads, so there is nothing to poll.
    await new Promise((resolve) => setTimeout(resolve, openMs - attackMs))
    // A connection that was not cut off would stay open for another minute after its answers.
    for (const socket of sockets) socket.resume()
    await expect.poll(open, { timeout: 30_000 }).toBe(0)
    console.log(
      `${clients} clients that ${what}: a page took ${Math.round(p95)} ms (p95), ${Math.round(most)} ms at most; ${Math.round(memory)} MB more memory`,
    )
    expect(p95).toBeLessThan(1000)
    expect(memory).toBeLessThan(200)
    // At most 500 bodies arrive at a time. In their first half second, slow ones keep their places: 503, try again.
    expect(refused).toBeLessThanOrEqual(what === 'send bodies slowly' ? 5 : 0)
    expect(stored).toBeGreaterThan(0)
    recordFault({
      ...{ fault: `clients that ${what}`, database: 'sqlite', extent: `${clients} for ${attackMs / 1000} s` },
      ...{ answered: stored, silentMs: most },
      meanwhile: `others are served: a page takes ${Math.round(p95)} ms (p95); ${refused} forms got 503`,
    })
  })
})
