import type { Worker } from 'node:worker_threads'
import { BoundedCache } from '../../../platform/cache/bounded-cache'
import { startThread } from '../../../platform/threads/start-thread'
import { AppError } from '../../../shared/errors'
import type { Locale } from '../../../shared/locale'
import type { Quote } from './quote'

export interface PdfCall {
  quote: Quote
  locale: Locale
  publicUrl: string
}

export interface PdfAnswer {
  bytes?: Uint8Array
  failure?: string
}

interface QuotePdf {
  bytes: Buffer
  /** File name without extension. */
  name: string
}

interface Job {
  call: PdfCall
  resolve: (bytes: Buffer) => void
  reject: (error: Error) => void
}

interface PdfThreadOptions {
  start?: () => Worker
  /** Maximum number of waiting PDFs; each takes about a tenth of a second. */
  maxWaiting?: number
  /** A thread that takes longer is terminated, and the next PDF starts another one. */
  maxRenderMs?: number
  /** An idle thread is terminated to free its memory. */
  idleMs?: number
}

const files = { built: 'dist/server/pdf-worker.js', source: 'src/features/pricing/quotes/pdf-worker.ts' }

const startPdfThread = () => startThread(files, { resourceLimits: { maxOldGenerationSizeMb: 256 } })

/** A stored quote never changes, so its PDF does not either. */
const kept = { most: 4 * 1024 * 1024, keepMs: 60_000, sizeOf: ({ bytes }: QuotePdf) => bytes.length + 300 }

/** Creates the PDFs of quotes in one thread, one after the other. */
export class PdfThread {
  readonly #options: Required<PdfThreadOptions>
  readonly #done = new BoundedCache<QuotePdf>(kept)
  /** PDFs in progress, so that concurrent requests for one quote share one PDF. */
  readonly #pending = new Map<string, Promise<QuotePdf>>()
  readonly #waiting: Job[] = []
  #current: Job | undefined
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: PdfThreadOptions = {}) {
    this.#options = {
      start: startPdfThread,
      maxWaiting: 20,
      maxRenderMs: 30_000,
      idleMs: 60_000,
      ...options,
    }
  }

  /** Returns a PDF from memory or creates it with what `load` returns. Throws `busy` if too many are waiting. */
  create(key: string, load: () => Promise<PdfCall>): Promise<QuotePdf> {
    const done = this.#done.get(key)
    if (done) return Promise.resolve(done)
    const pending = this.#pending.get(key)
    if (pending) return pending
    if (this.#pending.size > this.#options.maxWaiting)
      return Promise.reject(
        new AppError('busy', 'Too many PDFs are being created. Please try again in a moment.'),
      )
    const started = this.#start(key, load)
    this.#pending.set(key, started)
    return started
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of this.#waiting.splice(0)) job.reject(stopping())
    await this.#endThread(stopping())
  }

  async #start(key: string, load: () => Promise<PdfCall>): Promise<QuotePdf> {
    try {
      const call = await load()
      const pdf = { bytes: await this.#enqueue(call), name: call.quote.content.school.slug }
      this.#done.set(key, pdf)
      return pdf
    } finally {
      this.#pending.delete(key)
    }
  }

  #enqueue(call: PdfCall): Promise<Buffer> {
    if (this.#isClosed) return Promise.reject(stopping())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#current) return
    clearTimeout(this.#timer)
    const job = this.#waiting.shift()
    this.#current = job
    if (job) {
      this.#timer = setTimeout(() => void this.#endThread(failed('timeout')), this.#options.maxRenderMs)
      try {
        this.#thread().postMessage(job.call)
      } catch (error) {
        // For example, if the system cannot start another thread.
        this.#current = undefined
        job.reject(failed(error))
        this.#next()
      }
    } else {
      this.#timer = setTimeout(() => void this.#endThread(stopping()), this.#options.idleMs).unref()
    }
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = this.#options.start()
    this.#worker = worker
    worker.unref()
    worker.on('message', ({ bytes, failure }: PdfAnswer) => {
      const job = this.#current
      this.#current = undefined
      if (bytes) job?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      else job?.reject(failed(failure))
      this.#next()
    })
    // For example, out of memory. An `exit` event follows.
    worker.on('error', (error) => this.#fail(worker, failed(error)))
    worker.on('exit', () => this.#fail(worker, failed('the thread has ended')))
    return worker
  }

  /** Terminates the thread. Its current PDF fails; waiting PDFs get a new thread. */
  async #endThread(reason: AppError): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    this.#fail(worker, reason)
    await worker.terminate()
  }

  #fail(worker: Worker, reason: AppError): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    clearTimeout(this.#timer)
    this.#current?.reject(reason)
    this.#current = undefined
    if (this.#waiting.length) this.#next()
  }
}

const stopping = () => new AppError('unavailable', 'The site is stopping.')
const failed = (cause: unknown) =>
  new AppError('internal', 'The PDF could not be created.', {
    cause: cause instanceof Error ? cause : new Error(String(cause)),
  })
