import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { describeOnBoth, type Site } from '../../integration/kit/harness'
import { recordFault } from '../kit/fault-table'
import { builtServer, runSite } from '../kit/site-process'
import { enrol, prepareWrites } from '../kit/writers'

/** A mail server that can refuse mails and be slow. */
const startMailServer = async (port: number) => {
  const received: string[] = []
  const state = { refuses: false, delayMs: 0 }
  const server = createServer((socket) => {
    let isData = false
    let source = ''
    let rest = ''
    const say = (line: string) =>
      setTimeout(() => socket.writable && socket.write(`${line}\r\n`), state.delayMs)
    const read = (line: string) => {
      if (isData && line !== '.') source += `${line}\n`
      else if (isData) {
        isData = false
        if (!state.refuses) received.push(/^Message-ID: (.+)$/im.exec(source)?.[1] ?? '')
        source = ''
        say(state.refuses ? '451 try again later' : '250 kept')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else {
        isData = /^DATA/i.test(line)
        say(isData ? '354 go on' : '250 ok')
      }
    }
    socket.setEncoding('utf8')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) read(line)
    })
    say('220 ready')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { received, state, close: () => server.close() }
}

/** Answers of forms while the mail server fails. A form that waited for it would take its time-out, 30 s. */
const formLimitMs = 10_000

describeOnBoth('a mail server that fails', (open, dialect) => {
  let site: Site
  let port: number
  let running: Awaited<ReturnType<typeof runSite>>
  let server: Awaited<ReturnType<typeof startMailServer>> | undefined

  beforeAll(async () => {
    site = await open()
    await prepareWrites(site)
    port = await freePort()
    running = await runSite(
      {
        ...{ DATA_DIR: site.env.dataDir, DATABASE_URL: site.env.database.url, TRUST_PROXY: '1' },
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      },
      builtServer,
    )
    await running.ready()
  })
  afterAll(() => {
    running.child.kill('SIGKILL')
    server?.close()
  })

  it('delays mails and nothing else, and each arrives once when it works again', async () => {
    let slowestMs = 0
    const references: string[] = []
    const enrolInTime = async () => {
      const began = performance.now()
      references.push(await enrol(running.url))
      slowestMs = Math.max(slowestMs, performance.now() - began)
    }
    const states = async () => {
      const rows = await site.sql('select state, count(*) as total from outgoing_mail group by state')
      return Object.fromEntries(rows.map(({ state, total }) => [String(state), Number(total)]))
    }
    // Each enrolment has two mails.
    await enrolInTime()
    await expect.poll(states, { timeout: 30_000 }).toEqual({ queued: 2 })
    server = await startMailServer(port)
    server.state.refuses = true
    await enrolInTime()
    const failed = async () =>
      Number(
        (
          await site.sql(
            'select count(*) as total from outgoing_mail where attempts = 1 and last_error is not null',
          )
        )[0]?.total,
      )
    await expect.poll(failed, { timeout: 30_000 }).toBe(4)
    server.state.refuses = false
    server.state.delayMs = 1000
    await enrolInTime()
    expect(slowestMs).toBeLessThan(formLimitMs)
    expect((await running.get('/schools/priced'))?.status).toBe(200)
    await expect.poll(() => server?.received.length, { timeout: 60_000 }).toBeGreaterThan(0)
    server.state.delayMs = 0
    const mended = performance.now()
    // Those that failed are tried again after a minute.
    await expect.poll(states, { timeout: 200_000, interval: 200 }).toEqual({ sent: 6 })
    const recoveryMs = performance.now() - mended
    expect(server.received).toHaveLength(6)
    expect(new Set(server.received).size).toBe(6)
    console.log(
      `mails: slowest form ${Math.round(slowestMs)} ms, all sent ${Math.round(recoveryMs)} ms after the server worked`,
    )
    recordFault({
      ...{ fault: 'mail server away, refusing, slow', database: dialect, extent: 'once each' },
      ...{ answered: references.length, lost: 0, doubled: 0, silentMs: slowestMs, recoveryMs },
      meanwhile: 'forms are answered as usual; mails wait in the list and are tried again after a minute',
    })
  })
})
