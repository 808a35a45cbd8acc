import { type EndedSpan, otlpTraces } from './otlp'

interface ExporterOptions {
  /** Where the collector takes traces. */
  url: string
  headers: Record<string, string>
  /** Describes this process. */
  resource: Record<string, string>
  onError?: (error: Error) => void
  everyMs?: number
  mostPerBatch?: number
  /** Spans beyond these are dropped: a collector that is away must not take the memory of the site. */
  mostWaiting?: number
  timeoutMs?: number
  closeWithinMs?: number
}

/** Sends spans to a collector, in batches. What it does not take is dropped and counted. */
export class SpanExporter {
  readonly #options: Required<ExporterOptions>
  #waiting: EndedSpan[] = []
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  #hasFailed = false
  readonly #closing = new AbortController()
  readonly stats = { sent: 0, dropped: 0 }

  constructor(options: ExporterOptions) {
    this.#options = {
      onError: () => {},
      everyMs: 5000,
      mostPerBatch: 512,
      mostWaiting: 4096,
      timeoutMs: 10_000,
      closeWithinMs: 2000,
      ...options,
    }
  }

  add(span: EndedSpan): void {
    const { mostWaiting, mostPerBatch, everyMs } = this.#options
    if (this.#waiting.length >= mostWaiting) {
      this.stats.dropped++
      return
    }
    this.#waiting.push(span)
    if (this.#waiting.length >= mostPerBatch) this.#send()
    else this.#timer ??= setTimeout(() => this.#send(), everyMs).unref()
  }

  /** Sends what waits, as long as the collector takes it, but does not hold up the end of the process. */
  async close(): Promise<void> {
    const timer = setTimeout(
      () => this.#closing.abort(new Error('the site stops')),
      this.#options.closeWithinMs,
    )
    await this.#sending
    do {
      this.#send()
      await this.#sending
    } while (this.#waiting.length && !this.#hasFailed)
    clearTimeout(timer)
    this.stats.dropped += this.#waiting.length
    this.#waiting = []
    clearTimeout(this.#timer)
  }

  #send(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#sending || !this.#waiting.length) return
    const batch = this.#waiting.splice(0, this.#options.mostPerBatch)
    this.#sending = this.#post(batch).finally(() => {
      this.#sending = undefined
      // More may have come meanwhile.
      if (this.#waiting.length) this.#timer ??= setTimeout(() => this.#send(), this.#pauseMs()).unref()
    })
  }

  #pauseMs(): number {
    const { everyMs, mostPerBatch } = this.#options
    return this.#waiting.length >= mostPerBatch && !this.#hasFailed ? 0 : everyMs
  }

  async #post(batch: EndedSpan[]): Promise<void> {
    const { url, headers, resource, timeoutMs, onError } = this.#options
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpTraces(resource, batch)),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#closing.signal]),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the collector answers ${response.status}`)
      this.stats.sent += batch.length
      this.#hasFailed = false
    } catch (error) {
      this.stats.dropped += batch.length
      // Once, until it works again.
      if (!this.#hasFailed) onError(error as Error)
      this.#hasFailed = true
    }
  }
}
