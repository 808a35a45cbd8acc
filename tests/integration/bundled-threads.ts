import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { inject, vi } from 'vitest'
import type { ThreadFiles } from '../../src/platform/threads/start-thread'

// Threads start from the bundle of the global set-up (bundle-threads.ts).
vi.mock('../../src/platform/threads/start-thread', () => ({
  startThread: ({ built, source }: ThreadFiles, options?: WorkerOptions) => {
    const url = pathToFileURL(path.join(inject('threadFolder'), path.basename(built)))
    // Ends with .ts, so that the code looks for its fonts among the sources.
    url.search = path.basename(source)
    return new Worker(url, options)
  },
}))
