import type { RenderGate } from '../../platform/http/render-gate'
import type { PageCache } from '../pages/page-cache'
import { measureLoopDelay } from './loop-delay'

/** Metrics for Prometheus. They cost one addition per request. */
export const createMetrics = (cache: PageCache, gate: RenderGate) => {
  const delay = measureLoopDelay()
  /** By the first digit of the status. */
  const responses = new Array<number>(10).fill(0)

  const countResponse = (statusCode: number) => {
    const digit = Math.floor(statusCode / 100)
    responses[digit] = (responses[digit] ?? 0) + 1
  }

  const text = (): string => {
    const lines: string[] = []
    const metric = (name: string, type: 'counter' | 'gauge', help: string, samples: [string, number][]) => {
      lines.push(`# HELP schoolhouse_${name} ${help}`, `# TYPE schoolhouse_${name} ${type}`)
      for (const [labels, value] of samples) lines.push(`schoolhouse_${name}${labels} ${value}`)
    }
    const { hits, stale, misses, renders, failures, entries, bytes } = cache.stats
    metric('responses_total', 'counter', 'Responses sent, by class of status.', [
      ...responses.flatMap((count, digit): [string, number][] =>
        count ? [[`{status="${digit}xx"}`, count]] : [],
      ),
    ])
    metric('page_cache_requests_total', 'counter', 'Pages asked of the cache, by result.', [
      ['{result="hit"}', hits],
      ['{result="stale"}', stale],
      ['{result="miss"}', misses],
    ])
    metric('page_renders_total', 'counter', 'Pages rendered.', [['', renders]])
    metric('page_render_failures_total', 'counter', 'Renders that failed.', [['', failures]])
    const { running, waiting, refused } = gate.stats
    metric('page_renders_running', 'gauge', 'Renders in progress for visitors.', [['', running]])
    metric('page_renders_waiting', 'gauge', 'Requests that wait for a render to start.', [['', waiting]])
    metric('page_renders_refused_total', 'counter', 'Requests answered 503 because too many were waiting.', [
      ['', refused],
    ])
    metric('page_cache_entries', 'gauge', 'Pages kept in memory.', [['', entries]])
    metric('page_cache_bytes', 'gauge', 'Memory that these pages take.', [['', bytes]])
    metric(
      'event_loop_delay_p99_seconds',
      'gauge',
      'Delay of the event loop, 99th percentile of the last 30 to 60 seconds.',
      [['', delay.p99Seconds()]],
    )
    metric('resident_memory_bytes', 'gauge', 'Resident memory of the process.', [
      ['', process.memoryUsage.rss()],
    ])
    metric('uptime_seconds', 'gauge', 'Seconds since the process started.', [
      ['', Math.round(process.uptime())],
    ])
    return `${lines.join('\n')}\n`
  }

  return { countResponse, text, stop: delay.stop }
}

export type Metrics = ReturnType<typeof createMetrics>
