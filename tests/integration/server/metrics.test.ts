import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { backupCard } from '../../../src/features/backups/dashboard-card.server'
import { joinCluster } from '../../../src/platform/database/cluster'
import { queueMail } from '../../../src/platform/mail/queue'
import { invalidateTags } from '../../../src/platform/transaction/invalidate-tags'
import { listenForMetrics } from '../../../src/server/operation/operations'
import { openApp, type TestApp } from '../kit/app'
import { createSchool, createUser } from '../kit/content'
import { describeOn, describeSite, onServer, openSecondNode, type Site } from '../kit/harness'
import { parsePrometheus, valueIn } from './prometheus-text'

const hourMs = 3_600_000

const readMetrics = async (web: TestApp) => parsePrometheus((await web.get('/metrics')).body)

describeSite('metrics', (open, dialect, once) => {
  let site: Site
  let web: TestApp
  let slug: string

  beforeAll(async () => {
    site = await open()
    slug = (await createSchool(site.payload)).slug
    web = await openApp(site, { serverFactory: (handler) => createServer(handler) })
    await web.app.listen({ host: '127.0.0.1', port: 0 })
    return () => web.close()
  })

  const portOf = ({ app }: TestApp) => (app.server.address() as AddressInfo).port

  /** Values of the database are kept for ten seconds, but not by another app. */
  const freshly = async () => {
    const other = await openApp(site)
    try {
      return await readMetrics(other)
    } finally {
      await other.close()
    }
  }

  once('count and time requests by route, also those from memory', async () => {
    const address = `http://127.0.0.1:${portOf(web)}`
    const ask = async (path: string, init?: RequestInit) => (await fetch(address + path, init)).arrayBuffer()
    for (const path of [
      `/schools/${slug}`,
      `/schools/${slug}`,
      `/de/schools/${slug}`,
      `/schools/${slug}?weeks=2`,
    ])
      await ask(path)
    await ask('/healthz', { method: 'HEAD' })
    await ask('/nothing-here-at-all')
    await ask('/api/schools', { method: 'PATCH' })
    const response = await fetch(`${address}/metrics`)
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await response.text()
    const found = parsePrometheus(text)
    const count = (labels: Record<string, string>) =>
      valueIn(found, 'schoolhouse_request_duration_seconds_count', labels)
    expect(count({ route: '/schools/:slug', method: 'GET' })).toBe(4)
    expect(count({ route: '/healthz', method: 'HEAD' })).toBe(1)
    expect(count({ route: '/api/*', method: 'other' })).toBe(1)
    expect(
      valueIn(found, 'schoolhouse_request_errors_total', { route: '/schools/:slug', method: 'GET' }),
    ).toBe(0)
    expect(valueIn(found, 'schoolhouse_connections')).toBeGreaterThanOrEqual(1)
    if (process.platform === 'linux') {
      const limit = valueIn(found, 'schoolhouse_max_file_descriptors') ?? 0
      expect(valueIn(found, 'schoolhouse_open_file_descriptors')).toBeGreaterThan(3)
      expect(valueIn(found, 'schoolhouse_open_file_descriptors')).toBeLessThan(limit)
    }
    const longest = valueIn(found, 'schoolhouse_event_loop_delay_max_seconds') ?? -1
    expect(longest).toBeGreaterThanOrEqual(valueIn(found, 'schoolhouse_event_loop_delay_p99_seconds') ?? 0)
    expect(valueIn(found, 'schoolhouse_panel_loaded')).toBe(1)
    // No address that somebody has asked for, and no pattern of a route.
    expect(text).not.toContain(slug)
    expect(text).not.toMatch(/nothing-here|\(\^|locale/)
  })

  it('say what is stored', async () => {
    const before = await freshly()
    expect(valueIn(before, 'schoolhouse_database_up')).toBe(1)
    expect(valueIn(before, 'schoolhouse_ready')).toBe(1)
    expect(valueIn(before, 'schoolhouse_mail_oldest_queued_seconds')).toBe(0)
    expect(valueIn(before, 'schoolhouse_backup_last_success_timestamp_seconds')).toBe(0)
    expect(valueIn(before, 'schoolhouse_disk_free_bytes', { folder: 'data' })).toBeGreaterThan(1e6)
    expect(valueIn(before, 'schoolhouse_node_info', { database: dialect })).toBe(1)
    expect(valueIn(before, 'schoolhouse_write_queue_waiting')).toBe(dialect === 'sqlite' ? 0 : undefined)
    expect(valueIn(before, 'schoolhouse_database_connections_max')).toBe(
      dialect === 'sqlite' ? undefined : 10,
    )

    const mail = { to: 'student@school.example', subject: 'Your request', text: 'Hello' }
    for (const delayMs of [0, 0, 3 * hourMs]) await queueMail(site.payload, mail, undefined, delayMs)
    const old = new Date(Date.now() - hourMs).toISOString()
    await site.sql(`update outgoing_mail set created_at = '${old}'`)
    await site.sql("update outgoing_mail set state = 'failed' where id = (select min(id) from outgoing_mail)")
    for (const waitUntil of [old, new Date(Date.now() + hourMs).toISOString()])
      await site.payload.jobs.queue({
        task: 'schedulePublish',
        input: {},
        waitUntil: new Date(waitUntil),
      } as never)
    const size = 4321
    await site.payload.create({ collection: 'backups', data: { way: 'command', size } })

    const after = await freshly()
    expect(valueIn(after, 'schoolhouse_mails', { state: 'queued' })).toBe(2)
    expect(valueIn(after, 'schoolhouse_mails', { state: 'failed' })).toBe(1)
    expect(valueIn(after, 'schoolhouse_mail_oldest_queued_seconds')).toBeGreaterThanOrEqual(3600)
    expect(valueIn(after, 'schoolhouse_mail_oldest_queued_seconds')).toBeLessThan(3700)
    expect(valueIn(after, 'schoolhouse_jobs', { state: 'due' })).toBe(1)
    expect(valueIn(after, 'schoolhouse_jobs', { state: 'scheduled' })).toBe(1)
    expect(valueIn(after, 'schoolhouse_job_oldest_due_seconds')).toBeGreaterThanOrEqual(3600)
    expect(valueIn(after, 'schoolhouse_backup_last_success_size_bytes')).toBe(size)
    const made = valueIn(after, 'schoolhouse_backup_last_success_timestamp_seconds') ?? 0
    expect(Math.abs(made - Date.now() / 1000)).toBeLessThan(60)
    expect(valueIn(after, 'schoolhouse_backup_daily_enabled')).toBe(1)
  })

  it('and the first screen of the panel say that a backup has failed or is missing', async () => {
    const administrator = await createUser(site.payload, 'administrator')
    const editor = await createUser(site.payload, 'editor')
    const today = async (user: typeof administrator) => {
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, site.payload)
      return (await backupCard(req)).map(
        ({ figure, text, urgent }) => `${figure} ${text}${urgent ? '!' : ''}`,
      )
    }
    const alerts = async () => {
      const found = await freshly()
      return [
        valueIn(found, 'schoolhouse_backup_failed'),
        valueIn(found, 'schoolhouse_backup_daily_enabled'),
        valueIn(found, 'schoolhouse_backup_daily_late'),
      ]
    }
    expect([await alerts(), await today(administrator)]).toEqual([[0, 1, 0], []])
    await site.payload.create({
      collection: 'backups',
      data: { way: 'schedule', size: 0, problem: 'failed' },
    })
    await site.payload.updateGlobal({ slug: 'backup-settings', data: { isOn: true, hour: 0, keep: 2 } })
    expect([await alerts(), await today(administrator)]).toEqual([[1, 1, 0], ['1 backup has failed!']])
    // Turned on three days ago, and nothing was written since.
    const changed = new Date(Date.now() - 72 * hourMs).toISOString()
    await site.sql(`update backup_settings set updated_at = '${changed}'`)
    expect([await alerts(), await today(administrator)]).toEqual([
      [1, 1, 1],
      ['1 backup has failed!', '1 daily backup is missing!'],
    ])
    expect(await today(editor)).toEqual([])
    await site.payload.create({ collection: 'backups', data: { way: 'schedule', size: 1 } })
    expect([await alerts(), await today(administrator)]).toEqual([[0, 1, 0], []])
  })

  once('are sent while the database is away, without what it stores', async () => {
    const lost = await open()
    const app = await openApp(lost)
    await lost.loseDatabase()
    const began = Date.now()
    const found = await readMetrics(app)
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(valueIn(found, 'schoolhouse_database_up')).toBe(0)
    expect(valueIn(found, 'schoolhouse_ready')).toBe(0)
    expect(found.get('schoolhouse_mails')?.samples.size).toBe(0)
    expect(valueIn(found, 'schoolhouse_resident_memory_bytes')).toBeGreaterThan(1e6)
    // Without the database, features cannot store their last counts.
    await app.app.close()
  })
})

/** The names of families that a text uses. */
const namesIn = (text: string, families: ReturnType<typeof parsePrometheus>): Set<string> =>
  new Set(
    [...text.matchAll(/\bschoolhouse_[a-z0-9_]+/g)].map(([name]) => {
      const base = name.replace(/_(bucket|sum|count)$/, '')
      return families.get(base)?.type === 'histogram' ? base : name
    }),
  )

interface Panel {
  id: number
  type: string
  title: string
  description?: string
  datasource?: { uid: string }
  targets?: { expr: string; datasource: { uid: string } }[]
  gridPos: { x: number; y: number; w: number; h: number }
}

describeOn('sqlite', 'the dashboard and the alert rules', (open) => {
  it('use the metrics that the site has', async () => {
    const web = await openApp(await open())
    const families = await readMetrics(web)
    const known = [...families.keys()].sort()
    const dashboard = readFileSync('deploy/grafana-dashboard.json', 'utf8')
    const rules = readFileSync('deploy/prometheus-rules.yml', 'utf8')
    expect([...namesIn(dashboard, families)].sort()).toEqual(known)
    const watched = [...namesIn(rules, families)]
    expect(watched.filter((name) => !known.includes(name))).toEqual([])
    expect(watched.length).toBeGreaterThan(15)
    const documented = readFileSync('docs/operating.md', 'utf8')
    const isDocumented = (name: string) =>
      [...documented.matchAll(/`([a-z0-9_]+)(\*?)`/g)].some(([, text = '', star]) =>
        star ? name.startsWith(text) : name === text,
      )
    expect(known.filter((name) => !isDocumented(name.replace('schoolhouse_', '')))).toEqual([])
    await web.close()
  })

  it('can be imported: panels have a place of their own and the data source that is chosen', () => {
    const { panels, templating } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as {
      panels: Panel[]
      templating: { list: { name: string }[] }
    }
    expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'job', 'instance'])
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    for (const { type, title, description, targets = [], gridPos } of panels) {
      expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true])
      if (type === 'row') continue
      expect([title, Boolean(description), targets.length > 0]).toEqual([title, true, true])
      for (const { expr, datasource } of targets) {
        expect(datasource.uid).toMatch(/^\$\{datasource\}$/)
        expect([expr, (expr.match(/schoolhouse_\w+/g) ?? []).length]).toEqual([
          expr,
          (expr.match(/job="\$job",instance=~"\$instance"/g) ?? []).length,
        ])
      }
    }
  })
})

describeOn('sqlite', 'access to metrics', (open) => {
  let site: Site
  beforeAll(async () => {
    site = await open()
  })

  const withEnv = (metrics: Partial<Site['env']['metrics']>) =>
    openApp({ ...site, env: { ...site.env, metrics: { ...site.env.metrics, ...metrics } } })

  it('is for this machine only, without a proxy', async () => {
    const web = await withEnv({})
    expect((await web.get('/metrics')).statusCode).toBe(200)
    const refused = await web.get('/metrics', { 'x-forwarded-for': '127.0.0.1' })
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'no-store'])
    expect(refused.body).toContain('METRICS_TOKEN')
    await web.close()
  })

  it('is for everybody with the token', async () => {
    const web = await withEnv({ token: 'sixteen-letters-or-more' })
    const through = { 'x-forwarded-for': '8.8.8.8' }
    const refused = await web.get('/metrics', through)
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(refused.body).not.toContain('sixteen')
    const authorization = 'Bearer sixteen-letters-or-more'
    expect((await web.get('/metrics', { ...through, authorization })).statusCode).toBe(200)
    await web.close()
  })

  it('is on a port of its own, and then not on the one of the site', async () => {
    const web = await withEnv({ port: 0 })
    const { statusCode, body } = await web.get('/metrics')
    expect([statusCode, body.includes('# TYPE')]).toEqual([404, false])
    const env = { ...site.env, metrics: { ...site.env.metrics, port: 0 } }
    const { port, close } = await listenForMetrics(env, web.app.metrics)
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(response.status).toBe(200)
    expect(parsePrometheus(await response.text()).size).toBeGreaterThan(20)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    const taken = { ...env, metrics: { ...env.metrics, port } }
    await expect(listenForMetrics(taken, web.app.metrics)).rejects.toMatchObject({
      code: 'bad_configuration',
    })
    await close()
    await web.close()
  })
})

describeOn('postgres', 'metrics of nodes', (open) => {
  it('count changes of other nodes and lost connections', async () => {
    const site = await open()
    const web = await openApp(site)
    const other = await openSecondNode(site)
    const leave = await joinCluster(other.payload)
    await invalidateTags(await createLocalReq({}, other.payload), ['pages'])
    await expect
      .poll(async () => valueIn(await readMetrics(web), 'schoolhouse_cluster_changes_received_total'))
      .toBe(1)
    const before = await readMetrics(web)
    expect(valueIn(before, 'schoolhouse_cluster_connected')).toBe(1)
    expect(valueIn(before, 'schoolhouse_cluster_last_lost_timestamp_seconds')).toBe(0)
    const name = new URL(site.env.database.url).pathname.slice(1)
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await expect.poll(async () => valueIn(await readMetrics(web), 'schoolhouse_cluster_lost_total')).toBe(1)
    await expect.poll(async () => valueIn(await readMetrics(web), 'schoolhouse_cluster_connected')).toBe(1)
    const lostAt = valueIn(await readMetrics(web), 'schoolhouse_cluster_last_lost_timestamp_seconds') ?? 0
    expect(Math.abs(Date.now() / 1000 - lostAt)).toBeLessThan(60)
    await leave()
    await other.close()
    await web.close()
  })
})
