import { randomBytes } from 'node:crypto'

// The header `traceparent` of W3C Trace Context.

export interface TraceParent {
  traceId: string
  spanId: string
  isSampled: boolean
}

const pattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** Undefined if the header is missing or not valid; then a new trace begins. */
export const parseTraceParent = (header: string | undefined): TraceParent | undefined => {
  const [, version, traceId, spanId, flags = '', more] = pattern.exec(header?.trim() ?? '') ?? []
  if (!traceId || !spanId || version === 'ff' || (version === '00' && more)) return undefined
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const newTraceId = (): string => randomBytes(16).toString('hex')
export const newSpanId = (): string => randomBytes(8).toString('hex')

/** Whether a trace is among the `ratio` that is recorded. Every program decides the same about one trace. */
export const isChosen = (traceId: string, ratio: number): boolean =>
  Number.parseInt(traceId.slice(-12), 16) < ratio * 2 ** 48
