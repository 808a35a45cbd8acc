import { performance } from 'node:perf_hooks'
import type { Worker } from 'node:worker_threads'
import { startThread } from '../threads/start-thread'

interface Job {
  bytes: Buffer
  /** Asked before the work begins. */
  isWanted: () => boolean
  /** Not called if the work has failed. */
  done: (compressed: Buffer) => void
}

interface BestCompressionOptions {
  start?: () => Worker
  /** Begins to observe the process. The returned function tells whether it has been idle since. */
  observe?: () => () => boolean
  onError?: (error: unknown) => void
  /** Beyond it the job that has waited longest is dropped. */
  maxWaiting?: number
  /** How long the process has to be idle before a job begins. */
  quietMs?: number
  /** The pause after a job, as a multiple of its duration, so that many pages never take a whole core. */
  rest?: number
  afterFailureMs?: number
  /** A thread without work is terminated to free its memory. */
  idleMs?: number
}

const files = {
  built: 'dist/server/compression-worker.js',
  source: 'src/platform/page-cache/compression-worker.ts',
}

const startCompression = () => startThread(files, { resourceLimits: { maxOldGenerationSizeMb: 32 } })

/** Observes how busy the event loop is. */
const observeLoop = (maxUtilisation = 0.3) => {
  const before = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(before).utilization < maxUtilisation
}

/**
 * Compresses pages as well as possible while the process is idle, one after the other in a thread. The thread starts with the
 * first page and ends when there are no more. A failure is reported and changes nothing: the quick compression stays.
 */
export class BestCompression {
  readonly #options: Required<BestCompressionOptions>
  readonly #waiting = new Map<Buffer, Job>()
  #current: (Job & { began: number }) | undefined
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false
  /** Before that time nothing is tried again. */
  #failedUntil = 0

  constructor(options: BestCompressionOptions = {}) {
    this.#options = {
      start: startCompression,
      observe: observeLoop,
      onError: () => {},
      maxWaiting: 100,
      quietMs: 1000,
      rest: 3,
      afterFailureMs: 60_000,
      idleMs: 30_000,
      ...options,
    }
  }

  get isBusy(): boolean {
    return this.#current !== undefined || this.#waiting.size > 0
  }

  /** Pages that are added again keep their turn. */
  add(job: Job): void {
    if (this.#isClosed || this.#waiting.has(job.bytes) || this.#current?.bytes === job.bytes) return
    const wasBusy = this.isBusy
    this.#waiting.set(job.bytes, job)
    for (const oldest of this.#waiting.keys()) {
      if (this.#waiting.size <= this.#options.maxWaiting) break
      this.#waiting.delete(oldest)
    }
    if (!wasBusy) this.#wait(this.#options.quietMs)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#waiting.clear()
    await this.#endThread()
  }

  /** Begins the next job after this time, or later when the process is idle. */
  #wait(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    if (!this.#waiting.size) {
      this.#timer = setTimeout(() => void this.#endThread(), this.#options.idleMs).unref()
      return
    }
    const wasIdle = this.#options.observe()
    const next = () => (wasIdle() ? this.#next() : this.#wait(this.#options.quietMs))
    this.#timer = setTimeout(next, Math.max(ms, this.#failedUntil - Date.now())).unref()
  }

  #next(): void {
    for (const [bytes, job] of this.#waiting) {
      this.#waiting.delete(bytes)
      if (!job.isWanted()) continue
      this.#current = { ...job, began: Date.now() }
      try {
        this.#thread().postMessage(bytes)
      } catch (error) {
        // For example, if the system cannot start another thread.
        this.#fail(error)
      }
      return
    }
    this.#wait(0)
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = this.#options.start()
    this.#worker = worker
    worker.unref()
    worker.on('message', ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) => {
      const job = this.#current
      if (this.#worker !== worker || !job) return
      this.#current = undefined
      job.done(Buffer.from(buffer, byteOffset, byteLength))
      this.#wait(Math.max((Date.now() - job.began) * this.#options.rest, this.#options.quietMs))
    })
    const end = (error: unknown) => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#fail(error)
    }
    // For example, out of memory. An `exit` event follows.
    worker.on('error', end)
    worker.on('exit', () => end(new Error('The thread has ended.')))
    return worker
  }

  #fail(error: unknown): void {
    this.#current = undefined
    this.#failedUntil = Date.now() + this.#options.afterFailureMs
    this.#options.onError(error)
    this.#wait(0)
  }

  async #endThread(): Promise<void> {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = undefined
    this.#current = undefined
    await worker?.terminate()
  }
}
