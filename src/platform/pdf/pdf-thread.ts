import type { Worker } from 'node:worker_threads'
import { AppError } from '../../shared/errors'
import { type DocumentColours, usualColours } from '../../shared/formats/colours'
import type { PdfDocument } from '../../shared/formats/pdf'
import { QueryMemo } from '../cache/query-memo'
import { startThread } from '../threads/start-thread'

/** A document to print, with the name of its file without extension. */
interface PdfOrder {
  document: PdfDocument
  name: string
}

export interface PdfResult {
  bytes?: Uint8Array
  failure?: string
}

export interface PdfFile {
  bytes: Buffer
  /** File name without extension. */
  name: string
}

/** Describes the document; notes the tags of what it has read. */
type LoadOrder = (tag: (tag: string) => void) => Promise<PdfOrder>

interface Job {
  document: PdfDocument
  resolve: (bytes: Buffer) => void
  reject: (error: Error) => void
}

interface PdfThreadOptions {
  start?: () => Worker
  /** The colours of all documents; notes the tags of what it has read. The usual ones if it is missing. */
  readColours?: (tag: (tag: string) => void) => Promise<DocumentColours>
  /** Maximum number of waiting PDFs; each takes about a tenth of a second. */
  maxWaiting?: number
  /** A thread that takes longer is terminated, and the next PDF starts another one. */
  maxRenderMs?: number
  /** An idle thread is terminated to free its memory. */
  idleMs?: number
}

const files = { built: 'dist/server/pdf-worker.js', source: 'src/platform/pdf/pdf-worker.ts' }

const startPdfThread = () => startThread(files, { resourceLimits: { maxOldGenerationSizeMb: 256 } })

const maxKeptBytes = 8 * 1024 * 1024

/** Creates all PDFs of the site in one thread, one after the other, and keeps them until what they show changes. */
export class PdfThread {
  readonly #options: Required<PdfThreadOptions>
  readonly #files = new QueryMemo({
    maxSize: maxKeptBytes,
    sizeOf: (file) => (file as PdfFile).bytes.length + 1000,
  })
  /** PDFs in progress. */
  #started = 0
  readonly #waiting: Job[] = []
  #current: Job | undefined
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: PdfThreadOptions = {}) {
    this.#options = {
      start: startPdfThread,
      readColours: async () => usualColours,
      maxWaiting: 20,
      maxRenderMs: 30_000,
      idleMs: 60_000,
      ...options,
    }
  }

  get stats() {
    return { running: this.#current ? 1 : 0, waiting: this.#waiting.length }
  }

  /** Returns a PDF from memory or creates it with what `load` returns. Throws `busy` if too many are waiting. */
  create(key: string, load: LoadOrder): Promise<PdfFile> {
    if (this.#started > this.#options.maxWaiting && !this.#files.has(key))
      return Promise.reject(
        new AppError('busy', 'Too many PDFs are being created. Please try again in a moment.'),
      )
    return this.#files.get(key, (tag) => this.#make(load, tag))
  }

  /** Forgets the PDFs that show something that has changed. */
  invalidate(tags: readonly string[]): void {
    this.#files.invalidate(tags)
  }

  invalidateAll(): void {
    this.#files.invalidateAll()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of this.#waiting.splice(0)) job.reject(stopping())
    await this.#endThread(stopping())
  }

  async #make(load: LoadOrder, tag: (tag: string) => void): Promise<PdfFile> {
    this.#started++
    try {
      const [{ document, name }, { print: colours }] = await Promise.all([
        load(tag),
        this.#options.readColours(tag),
      ])
      return { bytes: await this.#enqueue({ ...document, colours }), name }
    } finally {
      this.#started--
    }
  }

  #enqueue(document: PdfDocument): Promise<Buffer> {
    if (this.#isClosed) return Promise.reject(stopping())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ document, resolve, reject })
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
        this.#thread().postMessage(job.document)
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
    worker.on('message', ({ bytes, failure }: PdfResult) => {
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
