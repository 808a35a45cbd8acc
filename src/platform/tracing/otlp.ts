// The JSON of the OpenTelemetry protocol, version 1.

type Value = string | number | boolean

const spanKinds = { internal: 1, server: 2, client: 3 } as const

export type SpanKind = keyof typeof spanKinds

/** A span that has ended. Times are milliseconds since 1970, with fractions. */
export interface EndedSpan {
  traceId: string
  spanId: string
  parentId?: string | undefined
  name: string
  kind: SpanKind
  began: number
  ended: number
  attributes: Record<string, Value>
  isError: boolean
}

const otlpValue = (value: Value) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

const attributesOf = (attributes: Record<string, Value>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }))

/** Microseconds are exact in a number, nanoseconds are not. */
const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`

const spanOf = ({ traceId, spanId, parentId, name, kind, began, ended, attributes, isError }: EndedSpan) => ({
  traceId,
  spanId,
  ...(parentId && { parentSpanId: parentId }),
  name,
  kind: spanKinds[kind],
  startTimeUnixNano: nanoseconds(began),
  endTimeUnixNano: nanoseconds(ended),
  attributes: attributesOf(attributes),
  ...(isError && { status: { code: 2 } }),
})

export const otlpTraces = (resource: Record<string, Value>, spans: readonly EndedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [{ scope: { name: 'schoolhouse' }, spans: spans.map(spanOf) }],
    },
  ],
})
