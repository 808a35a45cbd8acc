import { AsyncLocalStorage } from 'node:async_hooks'
import type { EndedSpan, SpanKind } from './otlp'
import { isChosen, newSpanId, newTraceId, type TraceParent } from './traceparent'

interface SpanOptions {
  kind?: SpanKind
  attributes?: EndedSpan['attributes']
}

export interface Span {
  name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentId: string | undefined
  readonly kind: SpanKind
  readonly attributes: EndedSpan['attributes']
  /** Start time from `performance.now()`. */
  readonly began: number
  /** Offset from `performance.now()` to milliseconds since 1970; equal in all spans of a trace. */
  readonly clock: number
}

/**
 * Notes what takes how long. Nothing calls it when tracing is off: the parts of the site are only connected to it if there is a
 * collector.
 */
export class Tracer {
  readonly #current = new AsyncLocalStorage<Span>()
  readonly #ratio: number
  readonly #export: (span: EndedSpan) => void

  constructor(onEnded: (span: EndedSpan) => void, ratio = 1) {
    this.#export = onEnded
    this.#ratio = ratio
  }

  /** The span in which the caller runs. */
  get current(): Span | undefined {
    return this.#current.getStore()
  }

  /** Begins a trace, or continues that of another program. Undefined if it is not to be recorded. */
  startTrace(name: string, options: SpanOptions = {}, parent?: TraceParent): Span | undefined {
    const traceId = parent?.traceId ?? newTraceId()
    // The choice of the other program alone does not decide: anybody can send its header.
    if (parent?.isSampled === false || !isChosen(traceId, this.#ratio)) return undefined
    const clock = Date.now() - performance.now()
    return this.#start(name, options, { traceId, parentId: parent?.spanId, clock })
  }

  /** Begins a span inside the one in which the caller runs. Undefined if there is none. */
  startChild(name: string, options: SpanOptions = {}): Span | undefined {
    const { current } = this
    return current && this.#start(name, options, { ...current, parentId: current.spanId })
  }

  /** Runs `work`; spans that it starts become children of this span. */
  within<T>(span: Span, work: () => T): T {
    return this.#current.run(span, work)
  }

  end(span: Span, isError = false): void {
    const { began, clock, ...others } = span
    this.#export({ ...others, began: began + clock, ended: performance.now() + clock, isError })
  }

  /** Notes how long `work` takes, as a part of the current span or as a trace of its own. */
  async measure<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
    const span = this.current ? this.startChild(name, options) : this.startTrace(name, options)
    if (!span) return work()
    try {
      const result = await this.within(span, work)
      this.end(span)
      return result
    } catch (error) {
      this.end(span, true)
      throw error
    }
  }

  #start(
    name: string,
    { kind = 'internal', attributes = {} }: SpanOptions,
    { traceId, parentId, clock }: { traceId: string; parentId: string | undefined; clock: number },
  ): Span {
    return {
      name,
      kind,
      traceId,
      spanId: newSpanId(),
      parentId,
      attributes: { ...attributes },
      began: performance.now(),
      clock,
    }
  }
}
