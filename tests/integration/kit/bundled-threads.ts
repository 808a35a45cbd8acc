import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { inject, vi } from 'vitest'
import type { ThreadFiles } from '../../../src/platform/threads/start-thread'

// Threads start from the bundle of the global set-up (bundle-threads.ts).
vi.mock('../../../src/platform/threads/start-thread', () => ({
  startThread: ({ built }: ThreadFiles, options?: WorkerOptions) =>
    new Worker(pathToFileURL(path.join(inject('threadFolder'), path.basename(built))), options),
}))
