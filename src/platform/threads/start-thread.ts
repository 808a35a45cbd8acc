import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** The files of a thread's code, relative to the working directory. */
export interface ThreadFiles {
  built: string
  source: string
}

/** A thread does not inherit tsx from `--import`, so it registers it itself. */
const fromSource = (source: string) => `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(${JSON.stringify(pathToFileURL(path.resolve(source)).href)})
})`

/** Starts a thread from the build, or from the sources if the caller runs from them. */
export const startThread = ({ built, source }: ThreadFiles, options: WorkerOptions = {}): Worker =>
  /\.ts(\?|$)/.test(import.meta.url)
    ? new Worker(fromSource(source), { ...options, eval: true })
    : new Worker(path.resolve(built), options)
