import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { describeOn, openSecondNode, type Site } from '../../integration/kit/harness'
import { type Nginx, startNginx, unlimited } from '../../integration/server/nginx-site'
import { recordFault } from '../kit/fault-table'
import { runSite } from '../kit/site-process'
import { asVisitor, prepareWrites, Refused, writeUntil } from '../kit/writers'

const page = '/schools/priced'
/** With a cookie, so that nginx asks a node each time. */
const cookie: [string, string] = ['cookie', 'currency=EUR']
const quote = new URLSearchParams({ course: '3', weeks: '4', accommodation: '5' }).toString()

describeOn('postgres', 'two nodes behind nginx', (open) => {
  let site: Site
  let nginx: Nginx
  let nodes: Awaited<ReturnType<typeof runSite>>[]

  const start = async (port: string) => {
    const node = await runSite({
      ...{ DATA_DIR: site.env.dataDir, DATABASE_URL: site.env.database.url, PORT: port },
      ...{ TRUST_PROXY: '1', LISTEN_WHEN_READY: '1', PUBLIC_URL: 'https://school.example' },
      PAYLOAD_SECRET: 'only for tests, and long enough for that',
    })
    await node.ready()
    return node
  }

  beforeAll(async () => {
    site = await open()
    await prepareWrites(site)
    await site.close()
    nodes = [await start(String(await freePort())), await start(String(await freePort()))]
    nginx = await startNginx({
      ...{ nodes: nodes.map(({ port }) => Number(port)), clientDir: 'none' },
      replaced: [
        ...unlimited,
        ['rate=2r/s', 'rate=10000r/s'],
        ['burst=20 ', 'burst=10000 '],
        // The test sends for many visitors.
        ['X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for'],
      ],
    })
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const { child } of nodes ?? []) child.kill('SIGKILL')
  })

  const visitor = () => Object.entries(asVisitor()) as [string, string][]

  it('restart one after the other without a failed request', async () => {
    let over = false
    const read = async () => {
      const { status } = await nginx.ask(page, { headers: [cookie, ...visitor()] })
      if (status !== 200) throw new Refused(status)
    }
    const locations: string[] = []
    const write = async () => {
      const answer = await nginx.ask(`${page}/quotes`, {
        method: 'POST',
        headers: [['content-type', 'application/x-www-form-urlencoded'], ...visitor()],
        body: quote,
      })
      if (answer.status !== 303) throw new Refused(answer.status)
      locations.push(String(answer.headers.location))
    }
    const work = [read, read, read, read, write, write].map((one) => writeUntil(() => over, one))
    const began = performance.now()
    for (const index of nodes.keys()) {
      const node = nodes[index]
      if (!node) continue
      expect(await node.kill('SIGTERM')).toEqual([0, null])
      nodes[index] = await start(node.port)
    }
    const restartMs = Math.round(performance.now() - began)
    over = true
    const results = await Promise.all(work)
    expect(results.flatMap(({ refused }) => refused)).toEqual([])
    expect(results.map(({ unanswered }) => unanswered)).toEqual(results.map(() => 0))
    expect(new Set(locations).size).toBe(locations.length)
    expect(locations.length).toBeGreaterThan(10)
    // A form that nginx had sent twice would be stored twice.
    const reader = await openSecondNode(site)
    const [stored] = await reader.sql('select count(*) as number from quotes')
    await reader.close()
    expect(Number(stored?.number)).toBe(locations.length)
    const answered = results.reduce((sum, result) => sum + result.answered, 0)
    console.log(`${answered} requests while two nodes behind nginx were restarted in ${restartMs} ms`)
    recordFault({
      ...{ fault: 'rolling restart of two nodes behind nginx', database: 'postgres' },
      ...{ extent: `${answered} requests`, answered: locations.length, lost: 0, doubled: 0 },
      meanwhile: 'every request is answered',
    })
  })
})
