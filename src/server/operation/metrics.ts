import { readdir, readFile, statfs } from 'node:fs/promises'
import type { Server } from 'node:net'
import { adapterOf } from '../../platform/database/connection'
import { byLabel, counter, exposition, type Family, gauge, type Sample } from '../../platform/http/exposition'
import type { PdfThread } from '../../platform/pdf/pdf-thread'
import type { AppDeps } from '../deps'
import { databaseMetrics } from './database-metrics'
import { measureLoopDelay } from './loop-delay'
import { RequestDurations } from './request-durations'

declare module 'fastify' {
  interface FastifyContextConfig {
    metricsRoute?: number
  }
}

type MetricsDeps = Pick<
  AppDeps,
  | 'env'
  | 'parts'
  | 'payload'
  | 'cache'
  | 'gate'
  | 'pdfs'
  | 'mailPdfs'
  | 'stopping'
  | 'tracing'
  | 'isPanelLoaded'
>

const pageFamilies = ({ cache, gate }: MetricsDeps): Family[] => {
  const { hits, stale, misses, renders, failures, entries, bytes } = cache.stats
  const { running, waiting, refused } = gate.stats
  return [
    counter(
      'page_cache_requests_total',
      'Pages asked of the cache, by result.',
      byLabel('result', { hit: hits, stale, miss: misses }),
    ),
    counter('page_renders_total', 'Pages rendered.', renders),
    counter('page_render_failures_total', 'Renders that failed.', failures),
    gauge('page_renders_running', 'Renders in progress for visitors.', running),
    gauge('page_renders_waiting', 'Requests that wait for a render to start.', waiting),
    counter('page_renders_refused_total', 'Requests answered 503 because too many were waiting.', refused),
    gauge('page_cache_entries', 'Pages kept in memory.', entries),
    gauge('page_cache_bytes', 'Memory that these pages take.', bytes),
  ]
}

const threadFamilies = ({ pdfs, mailPdfs }: MetricsDeps): Family[] => {
  const of = (figure: keyof PdfThread['stats']) =>
    byLabel('for', {
      visitors: pdfs.stats[figure],
      ...(mailPdfs && { mails: mailPdfs.stats[figure] }),
    })
  return [
    gauge('pdfs_running', 'PDFs being created.', of('running')),
    gauge('pdfs_waiting', 'PDFs that wait to be created.', of('waiting')),
  ]
}

const processFamilies = (): Family[] => {
  const { user, system } = process.cpuUsage()
  return [
    counter('cpu_seconds_total', 'Processor time of the process, of all threads.', (user + system) / 1e6),
    gauge('resident_memory_bytes', 'Resident memory of the process.', process.memoryUsage.rss()),
    gauge('heap_used_bytes', 'Memory of JavaScript in the main thread.', process.memoryUsage().heapUsed),
    gauge('uptime_seconds', 'Seconds since the process started.', Math.round(process.uptime())),
  ]
}

/** The open files of this process, from `/proc`, which only Linux has. Elsewhere the gauges have no value. */
const descriptorFamilies = async (): Promise<Family[]> => {
  const unknown = () => undefined
  const open = await readdir('/proc/self/fd').then((names) => names.length, unknown)
  const limits = await readFile('/proc/self/limits', 'utf8').catch(unknown)
  const [, limit] = /^Max open files +(\d+)/m.exec(limits ?? '') ?? []
  return [
    gauge('open_file_descriptors', 'Files and connections that are open.', open),
    gauge(
      'max_file_descriptors',
      'How many may be open; beyond it no connection is accepted.',
      limit ? Number(limit) : undefined,
    ),
  ]
}

const countConnections = (server: Server): Promise<number | undefined> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? undefined : count)))

const diskFamilies = async ({ dataDir, backupDir }: MetricsDeps['env']): Promise<Family[]> => {
  const folders = { data: dataDir, backups: backupDir }
  const free: Sample[] = []
  const size: Sample[] = []
  for (const [folder, path] of Object.entries(folders)) {
    // The folder of backups is made with the first one.
    const found = await statfs(path).catch(() => undefined)
    if (!found) continue
    free.push({ labels: { folder }, value: found.bavail * found.bsize })
    size.push({ labels: { folder }, value: found.blocks * found.bsize })
  }
  return [
    gauge('disk_free_bytes', 'Space left on the disk of a folder.', free),
    gauge('disk_size_bytes', 'Size of that disk.', size),
  ]
}

/** Metrics for Prometheus. They cost a few additions per request. */
export const createMetrics = (deps: MetricsDeps, server: () => Server) => {
  const { env, payload, stopping } = deps
  const delay = measureLoopDelay()
  const durations = new RequestDurations()
  const readDatabase = databaseMetrics(payload, env, stopping)
  /** By the first digit of the status. */
  const responses = new Array<number>(10).fill(0)

  const countResponse = (route: number, method: string, status: number, ms: number) => {
    const digit = Math.floor(status / 100)
    responses[digit] = (responses[digit] ?? 0) + 1
    durations.observe(route, method, status, ms)
  }

  const text = async (): Promise<string> => {
    const [ofFeatures, stored, disks, descriptors, connections] = await Promise.all([
      Promise.all(deps.parts.map(({ metrics }) => metrics?.() ?? [])),
      readDatabase(),
      diskFamilies(env),
      descriptorFamilies(),
      countConnections(server()),
    ])
    return exposition([
      gauge('node_info', 'This process; always 1.', [
        {
          labels: {
            node: adapterOf(payload).cluster?.node ?? '',
            database: env.database.dialect,
            nodejs: process.version,
          },
          value: 1,
        },
      ]),
      counter(
        'responses_total',
        'Responses sent, by class of status.',
        responses.flatMap((value, digit) => (value ? [{ labels: { status: `${digit}xx` }, value }] : [])),
      ),
      ...durations.families(),
      ...pageFamilies(deps),
      ...threadFamilies(deps),
      ...ofFeatures.flat(),
      ...stored,
      ...disks,
      gauge(
        'event_loop_delay_p99_seconds',
        'Delay of the event loop, 99th percentile of the last 30 to 60 seconds.',
        delay.p99Seconds(),
      ),
      gauge(
        'event_loop_delay_max_seconds',
        'Longest delay of the event loop in the last 30 to 60 seconds.',
        delay.maxSeconds(),
      ),
      gauge('connections', 'Connections of clients that are open.', connections),
      ...descriptors,
      gauge(
        'panel_loaded',
        '1 if the admin panel is loaded, 0 if not.',
        deps.isPanelLoaded && Number(deps.isPanelLoaded()),
      ),
      ...processFamilies(),
      counter(
        'trace_spans_total',
        'Spans of traces, by result; only with a collector.',
        deps.tracing && byLabel('result', { ...deps.tracing.stats }),
      ),
    ])
  }

  return { countResponse, routeNumber: durations.numberOf.bind(durations), text, stop: delay.stop }
}

export type Metrics = ReturnType<typeof createMetrics>
