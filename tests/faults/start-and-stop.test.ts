import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { describeOn, describeOnBoth } from '../integration/kit/harness'
import { builtServer, memoryOf, runSite } from './kit/site-process'
import { asVisitor } from './kit/writers'

let folder: string
const running: Awaited<ReturnType<typeof runSite>>[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-start-'))
})
afterEach(() => {
  for (const { child } of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const run = async (env: Record<string, string> = {}, command?: string[]) => {
  const site = await runSite({ DATA_DIR: folder, ...env }, command)
  running.push(site)
  return site
}

describe('a start', () => {
  /** The peak resident memory of a start that filled in the demo and of the next start. */
  let memory: { filling: number; normal: number } | undefined

  it('fails at once if the port is in use, before it writes anything', async () => {
    const first = await run()
    await first.ready()
    const data = path.join(folder, 'other')
    const second = await run({ PORT: first.port, DATA_DIR: data })
    expect(await second.exited).toEqual([1, null])
    expect(second.output()).toContain(`Port ${first.port} is in use by another program`)
    expect(readdirSync(folder)).not.toContain('other')
  })

  it('answers while it fills in the demo', async () => {
    const site = await run({ SEED_DEMO: '' })
    const seeding = await site.until((answer) => Boolean(answer?.text.includes('Filling in the demo')))
    expect(JSON.parse(seeding?.text ?? '')).toMatchObject({ status: 'starting' })
    expect((await site.get('/healthz'))?.status).toBe(200)
    const page = await site.get('/de/schools/maple-harbour')
    expect([page?.status, page?.text]).toEqual([503, expect.stringContaining('Die Website startet gerade')])
    await site.ready()
    expect(site.output()).toMatch(/Filling in the demo: 100 %/)
    const school = await site.get('/de/schools/maple-harbour')
    expect(school?.status).toBe(200)
    for (const [, picture = ''] of school?.text.matchAll(/"(\/media\/[^" ]+)"/g) ?? [])
      expect((await site.get(picture))?.status, picture).toBe(200)
    const filling = memoryOf(site.child.pid)?.most
    expect(await site.kill('SIGTERM')).toEqual([0, null])

    const again = await run({ SEED_DEMO: '' })
    await again.ready()
    expect(again.output()).not.toContain('Filling in the demo')
    await again.get('/de/schools/maple-harbour')
    const normal = memoryOf(again.child.pid)?.most
    if (filling && normal) memory = { filling, normal }
  })

  it('uses little more memory with the demo to fill in than without', ({ skip }) => {
    if (process.platform !== 'linux') skip('peak memory is only available on Linux')
    expect(memory?.filling).toBeLessThan(1.35 * (memory?.normal ?? 0))
  })

  it('makes its data unreadable for other users', async () => {
    const site = await run()
    await site.ready()
    const modes = readdirSync(folder, { recursive: true }).map((name) => {
      const stat = statSync(path.join(folder, String(name)))
      return [String(name), (stat.mode & 0o777).toString(8), stat.isDirectory() ? '700' : '600']
    })
    expect(modes.length).toBeGreaterThan(3)
    expect(modes.filter(([, mode, right]) => mode !== right)).toEqual([])
  })
})

describe('a start that is stopped while the panel loads', () => {
  it('does not open the port', async () => {
    const metricsPort = await freePort()
    // The panel stops loading before the delay is over.
    const site = await run(
      { LISTEN_WHEN_READY: '1', METRICS_PORT: String(metricsPort), STOP_DELAY_MS: '3000' },
      builtServer,
    )
    const isOpen = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(metricsPort, '127.0.0.1', () => resolve(true))
        socket.on('connect', () => socket.destroy()).on('error', () => resolve(false))
      })
    // The last step before the panel is loaded, which takes seconds.
    await expect.poll(isOpen, { timeout: 60_000, interval: 10 }).toBe(true)
    await site.kill('SIGTERM')
    expect(site.output()).not.toMatch(/Schoolhouse is at|Error/)
  })
})

describe('the panel of a started site', () => {
  it('has loaded the panel when it is ready, so that its first request keeps nobody waiting', async ({
    skip,
  }) => {
    if (process.platform !== 'linux') skip('processor time of other processes is only available on Linux')
    const site = await run({ ADMIN_EMAIL: 'office@school.example', ADMIN_PASSWORD: 'a long enough password' })
    await site.until((answer) => Boolean(answer?.text.includes('the admin panel is loading')))
    expect((await site.get('/'))?.status).toBe(200)
    await site.ready()
    /** In seconds; the kernel counts hundredths. */
    const cpuTime = () => {
      const fields = readFileSync(`/proc/${site.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) / 100
    }
    const before = cpuTime()
    expect((await site.get('/admin/login'))?.status).toBe(200)
    expect((await site.get('/api/users/me'))?.status).toBe(200)
    const used = cpuTime() - before
    console.log(`the first requests to the panel took ${used} s of processor time`)
    // Loading it takes several.
    expect(used).toBeLessThan(1.5)
  })

  it('keeps no descriptor of clients that ask for a WebSocket', async ({ skip }) => {
    if (process.platform !== 'linux') skip('open descriptors can be counted on Linux only')
    const site = await run()
    await site.ready()
    expect((await site.get('/admin/login'))?.status).toBe(200)
    const countOpen = () => readdirSync(`/proc/${site.child.pid}/fd`).length
    const before = countOpen()
    for (let round = 0; round < 3; round++)
      await Promise.all(
        Array.from({ length: 100 }, async () => {
          const socket = connect(Number(site.port), '127.0.0.1')
          socket.resume()
          socket.write(
            'GET /any HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n',
          )
          await once(socket, 'close')
        }),
      )
    await expect.poll(countOpen).toBeLessThan(before + 10)
    expect((await site.get('/healthz'))?.status).toBe(200)
    const began = performance.now()
    expect(await site.kill('SIGTERM')).toEqual([0, null])
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

/** A visitor who sends one request after the other over kept-alive connections until one fails. */
const visitorOf = (port: string) => async (method: 'GET' | 'POST') => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const path = method === 'GET' ? '/' : '/-/consent'
      const headers = { ...asVisitor(), 'content-type': 'application/x-www-form-urlencoded' }
      const sent = request({ host: '127.0.0.1', port, path, method, agent, headers }, (answer) =>
        answer.resume().on('end', resolve).on('error', reject),
      )
      sent
        .on('error', (error) => reject(Object.assign(error, { isReused: sent.reusedSocket })))
        .end(method === 'GET' ? undefined : 'method=reject')
    })
  for (let answered = 0; ; answered++) {
    const error = await ask().then(
      () => undefined,
      (reason: { isReused?: boolean }) => reason,
    )
    if (error) return { answered, isReused: error.isReused === true }
  }
}

describe('a SQLite data folder', () => {
  it('admits one process, names it to the second, and is free again after the first is killed', async () => {
    const first = await run()
    await first.ready()
    const second = await run()
    expect(await second.exited).toEqual([1, null])
    expect(second.output()).toContain(`in use by another Schoolhouse (process ${first.child.pid} on `)
    expect((await first.get('/readyz'))?.status).toBe(200)
    await first.kill('SIGKILL')
    const third = await run()
    await third.ready()
    expect(await third.kill('SIGTERM')).toEqual([0, null])
  })
})

describeOnBoth('a site that is stopped', (open) => {
  const site = async (env: Record<string, string> = {}, command?: string[]) => {
    const { env: settings, close } = await open()
    await close()
    return run({ DATA_DIR: settings.dataDir, DATABASE_URL: settings.database.url, ...env }, command)
  }

  it('exits with code 0 in less than two seconds', async () => {
    const one = await site()
    await one.ready()
    await one.get('/')
    const began = performance.now()
    expect(await one.kill('SIGTERM')).toEqual([0, null])
    const stopMs = Math.round(performance.now() - began)
    console.log(`stopped in ${stopMs} ms`)
    expect(stopMs).toBeLessThan(2000)
  })

  it('lets writers on kept-alive connections finish, in at most five seconds', async () => {
    const one = await site({ TRUST_PROXY: '1' }, builtServer)
    await one.ready()
    const visitor = visitorOf(one.port)
    const visitors = Array.from({ length: 40 }, (_, number) => visitor(number % 2 ? 'GET' : 'POST'))
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const began = performance.now()
    expect(await one.kill('SIGTERM')).toEqual([0, null])
    const stopMs = Math.round(performance.now() - began)
    console.log(`stopped under load in ${stopMs} ms`)
    expect(stopMs).toBeLessThan(5000)
    const ends = await Promise.all(visitors)
    expect(ends.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(40)
    // The last request of each failed over a new connection: no kept one was closed without notice.
    expect(ends.filter(({ isReused }) => isReused)).toEqual([])
  })

  it('has written a log line for every answer before it exits', async () => {
    const one = await site()
    await one.ready()
    const answered = 500
    for (let i = 0; i < answered; i++) expect((await one.get('/de'))?.status).toBe(200)
    expect(await one.kill('SIGTERM')).toEqual([0, null])
    expect(one.output().match(/"path":"\/de","status":200/g)).toHaveLength(answered)
  })

  it('is not ready at /readyz while it still answers', async () => {
    const one = await site({ STOP_DELAY_MS: '5000' })
    await one.ready()
    one.child.kill('SIGTERM')
    await one.until((answer) => answer?.status === 503 && answer.text.includes('stopping'))
    expect((await one.get('/'))?.status).toBe(200)
    expect(await one.exited).toEqual([0, null])
  })

  it('receives the signal through npm', async () => {
    const one = await site({}, ['npm', 'start'])
    await one.ready()
    await one.kill('SIGTERM')
    await expect.poll(() => one.get('/healthz'), { timeout: 15_000 }).toBeUndefined()
    expect(await one.exited).toEqual([0, null])
  })
})

describeOn('postgres', 'a start without its database', () => {
  it('waits for it, alive and not ready', async () => {
    const target = new URL(inject('postgresUrl'))
    const port = await freePort()
    const url = new URL(target)
    url.port = String(port)
    url.pathname = '/not_yet_there'
    const site = await run({ DATABASE_URL: url.href })
    await site.until((answer) => Boolean(answer?.text.includes('Waiting for the database')))
    expect((await site.get('/healthz'))?.status).toBe(200)
    expect((await site.get('/'))?.status).toBe(503)

    const proxy = createServer((socket) => {
      const database = connect(Number(target.port), target.hostname)
      for (const [from, to] of [
        [socket, database],
        [database, socket],
      ] as const) {
        from.pipe(to)
        from.on('error', () => to.destroy())
      }
    }).listen(port, '127.0.0.1')
    await site.ready()
    expect(await site.kill('SIGTERM')).toEqual([0, null])
    proxy.close()
  })

  it('does not wait if the database refuses the connection', async () => {
    const url = new URL(inject('postgresUrl'))
    url.searchParams.set('sslmode', 'require')
    const site = await run({ DATABASE_URL: url.href })
    expect(await site.exited).toEqual([1, null])
    expect(site.output()).toMatch(/The database postgres:.* cannot be used \(.+\)\. Check DATABASE_URL/)
  })
})
