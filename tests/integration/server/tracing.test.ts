import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { queueMail } from '../../../src/platform/mail/queue'
import { sendDueMail } from '../../../src/platform/mail/sender'
import { startTracing } from '../../../src/server/operation/tracing'
import { openApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeSite } from '../kit/harness'
import { parsePrometheus, valueIn } from './prometheus-text'

interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
}

/** Receives spans as an OpenTelemetry collector does. */
const startCollector = async () => {
  const spans: ReceivedSpan[] = []
  const collector = createServer(async (request, response) => {
    let body = ''
    for await (const bytes of request) body += bytes
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  return { spans, url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces` }
}

const attribute = ({ attributes }: ReceivedSpan, name: string) => {
  const { value } = attributes.find(({ key }) => key === name) ?? {}
  return value?.stringValue ?? value?.intValue
}

describeSite('traces', (open, dialect) => {
  it('have requests, renders, statements and mails, without anything personal', async () => {
    const site = await open()
    const { slug } = await createSchool(site.payload, { name: 'Traced' })
    const { spans, url } = await startCollector()
    const settings = { url, headers: {}, serviceName: 'school', ratio: 1 }
    const tracing = startTracing(settings, site.payload, { warn: () => {} })
    const web = await openApp(site, { tracing })

    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`
    await web.get(`/de/schools/${slug}?q=Zephyr`, { traceparent, cookie: 'a=Quokka' })
    await web.post('/-/consent', { method: 'accept' })
    await web.get('/de/nothing-here', { traceparent: traceparent.replace(/01$/, '00') })
    await queueMail(site.payload, { to: 'student@school.example', subject: 'Yellowhammer', text: 'Wombat' })
    await sendDueMail(site.payload)
    const found = parsePrometheus((await web.get('/metrics')).body)
    expect(valueIn(found, 'schoolhouse_trace_spans_total', { result: 'dropped' })).toBe(0)
    await web.close()
    await tracing.close()

    const [page] = spans.filter((span) => span.traceId === traceId && span.kind === 2)
    if (!page) throw new Error('no span of the request')
    expect(page).toMatchObject({ name: 'GET /schools/:slug', parentSpanId: 'b7ad6b7169203331' })
    expect(attribute(page, 'http.response.status_code')).toBe('200')
    const [render] = spans.filter((span) => span.parentSpanId === page.spanId && span.name === 'render page')
    expect(render).toBeDefined()
    const statements = spans.filter((span) => span.traceId === traceId && attribute(span, 'db.query.text'))
    expect(statements.length).toBeGreaterThan(3)
    expect(statements.every(({ name, kind }) => kind === 3 && /^[A-Z]+$/.test(name))).toBe(true)
    expect(attribute(statements[0] as ReceivedSpan, 'db.system.name')).toBe(
      dialect === 'sqlite' ? 'sqlite' : 'postgresql',
    )
    expect(statements.some((span) => span.parentSpanId === render?.spanId)).toBe(true)

    const form = spans.find(({ name }) => name === 'POST /*')
    const written = spans.filter(({ traceId }) => traceId === form?.traceId)
    expect(written.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT', 'COMMIT']))
    expect(spans.map(({ name }) => name)).toContain('send mail')
    expect(spans.some((span) => attribute(span, 'http.response.status_code') === '404')).toBe(false)
    expect(spans.map(({ name }) => name)).not.toContain('GET /metrics')
    expect(JSON.stringify(spans)).not.toMatch(
      /student@|Yellowhammer|Wombat|Zephyr|Quokka|Traced|127\.0\.0\.1/,
    )
  })

  it('change nothing when they are off', async () => {
    const site = await open()
    const { sendEmail } = site.payload
    const web = await openApp(site)
    const { pool, client } = site.payload.db as unknown as Record<
      string,
      { connect?: unknown; execute?: unknown }
    >
    expect(Object.hasOwn(pool ?? {}, 'connect')).toBe(false)
    expect(String(client?.execute)).not.toContain('tracedStatement')
    expect(site.payload.sendEmail).toBe(sendEmail)
    const found = parsePrometheus((await web.get('/metrics')).body)
    expect(found.get('schoolhouse_trace_spans_total')?.samples.size).toBe(0)
    await web.close()
  })
})
