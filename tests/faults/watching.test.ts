import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { parsePrometheus, valueIn } from '../integration/server/prometheus-text'
import { runSite } from './kit/site-process'

it('a site sends traces and has metrics on a port of their own, and stops although the collector hangs', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'schoolhouse-watching-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const names: string[] = []
  let hangs = false
  const collector = createServer(async (request, response) => {
    let body = ''
    for await (const bytes of request) body += bytes
    if (hangs) return
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { spans } of scopeSpans) names.push(...spans.map(({ name }: { name: string }) => name))
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => {
    collector.closeAllConnections()
    collector.close()
  })
  const metricsPort = String(await freePort())
  const site = await runSite({
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    METRICS_PORT: metricsPort,
  })
  await site.ready()
  await site.get('/cookie-policy')
  await expect.poll(() => names, { timeout: 20_000 }).toContain('render page')
  expect(names).toContain('SELECT')

  expect((await site.get('/metrics'))?.status).toBe(404)
  const read = async () =>
    parsePrometheus(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
  expect(valueIn(await read(), 'schoolhouse_ready')).toBe(1)
  await expect
    .poll(async () => valueIn(await read(), 'schoolhouse_trace_spans_total', { result: 'sent' }), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0)

  hangs = true
  await site.get('/no-such-page')
  const [code] = await site.kill('SIGTERM')
  expect(code).toBe(0)
})
