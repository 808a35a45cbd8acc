import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { EndedSpan } from './otlp'
import { SpanExporter } from './span-exporter'
import { withoutValues } from './trace-database'
import { isChosen, newTraceId, parseTraceParent } from './traceparent'
import { Tracer } from './tracer'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const spanId = 'b7ad6b7169203331'

it.each([
  [`00-${traceId}-${spanId}-01`, true],
  [`00-${traceId}-${spanId}-00`, false],
  // A later version may have more fields.
  [`01-${traceId}-${spanId}-03-more`, true],
])('reads traceparent %s', (header, isSampled) => {
  expect(parseTraceParent(header)).toEqual({ traceId, spanId, isSampled })
})

it.each([
  undefined,
  '',
  'nonsense',
  `00-${traceId}-${spanId}`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `ff-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
])('begins a new trace for %s', (header) => {
  expect(parseTraceParent(header)).toBeUndefined()
})

it('chooses a share of the traces, always the same ones', () => {
  const ids = Array.from({ length: 2000 }, newTraceId)
  const chosen = ids.filter((id) => isChosen(id, 0.25)).length
  expect(chosen).toBeGreaterThan(350)
  expect(chosen).toBeLessThan(650)
  expect(ids.every((id) => isChosen(id, 1))).toBe(true)
  expect(ids.some((id) => isChosen(id, 0))).toBe(false)
})

it('nests what runs within a span, and notes errors', async () => {
  const ended: EndedSpan[] = []
  const tracer = new Tracer((span) => ended.push(span))
  const parent = { traceId, spanId, isSampled: true }
  const root = tracer.startTrace('GET /', { kind: 'server' }, parent)
  if (!root) throw new Error('not recorded')
  await tracer.within(root, () => tracer.measure('render page', {}, async () => tracer.current?.name))
  await expect(
    tracer.within(root, () => tracer.measure('fails', {}, () => Promise.reject(new Error('away')))),
  ).rejects.toThrow('away')
  tracer.end(root)
  expect(ended.map(({ name, parentId, isError }) => [name, parentId, isError])).toEqual([
    ['render page', root.spanId, false],
    ['fails', root.spanId, true],
    ['GET /', spanId, false],
  ])
  expect(new Set(ended.map((span) => span.traceId))).toEqual(new Set([traceId]))
  for (const { began, ended: end } of ended) {
    expect(Math.abs(began - Date.now())).toBeLessThan(60_000)
    expect(end).toBeGreaterThanOrEqual(began)
  }
  expect(tracer.startChild('nobody asks')).toBeUndefined()
  expect(tracer.startTrace('GET /', {}, { ...parent, isSampled: false })).toBeUndefined()
  const none = new Tracer((span) => ended.push(span), 0)
  expect(none.startTrace('GET /')).toBeUndefined()
  expect(await none.measure('works', {}, async () => 5)).toBe(5)
})

it('removes values from statements', () => {
  expect(withoutValues("select *\n  from users where name = 'O''Brien' and id = $1")).toBe(
    'select * from users where name = ? and id = $1',
  )
})

const span = (name: string): EndedSpan => ({
  name,
  traceId,
  spanId,
  kind: 'client',
  began: 1_800_000_000_000.5,
  ended: 1_800_000_000_001.25,
  attributes: { text: 'x', count: 2, share: 0.5, isOn: true },
  isError: name === 'bad',
})

it('sends batches in the protocol, and drops and counts what a collector does not take', async () => {
  const bodies: unknown[] = []
  let status = 200
  const collector = createServer(async (request, response) => {
    let body = ''
    for await (const bytes of request) body += bytes
    bodies.push({
      url: request.url,
      type: request.headers['content-type'],
      key: request.headers['x-key'],
      ...JSON.parse(body),
    })
    response.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  const errors: string[] = []
  const exporter = new SpanExporter({
    url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`,
    headers: { 'x-key': 'abc' },
    resource: { 'service.name': 'school' },
    onError: ({ message }) => errors.push(message),
    everyMs: 5,
    mostPerBatch: 2,
    mostWaiting: 3,
  })
  exporter.add(span('one'))
  exporter.add(span('bad'))
  await expect.poll(() => exporter.stats.sent).toBe(2)
  expect(bodies).toEqual([
    {
      url: '/v1/traces',
      type: 'application/json',
      key: 'abc',
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'school' } }] },
          scopeSpans: [
            {
              scope: { name: 'schoolhouse' },
              spans: [
                {
                  traceId,
                  spanId,
                  name: 'one',
                  kind: 3,
                  startTimeUnixNano: '1800000000000500000',
                  endTimeUnixNano: '1800000000001250000',
                  attributes: [
                    { key: 'text', value: { stringValue: 'x' } },
                    { key: 'count', value: { intValue: '2' } },
                    { key: 'share', value: { doubleValue: 0.5 } },
                    { key: 'isOn', value: { boolValue: true } },
                  ],
                },
                expect.objectContaining({ name: 'bad', status: { code: 2 } }),
              ],
            },
          ],
        },
      ],
    },
  ])
  status = 503
  for (let round = 0; round < 2; round++) {
    exporter.add(span('lost'))
    await expect.poll(() => exporter.stats.dropped).toBe(round + 1)
  }
  // Reported once.
  expect(errors).toEqual(['the collector answers 503'])
  // More than may wait.
  for (let count = 0; count < 10; count++) exporter.add(span('many'))
  status = 200
  await exporter.close()
  expect(exporter.stats.sent + exporter.stats.dropped).toBe(14)
  expect(exporter.stats.dropped).toBeGreaterThanOrEqual(7)
})
