import type { Worker } from 'node:worker_threads'
import { startThread } from '../../../platform/threads/start-thread'
import { AppError } from '../../../shared/errors'
import type { EngineAnswer, EngineCall, EngineData, MapEngine, Opened } from '../engine/map-engine'

/** An engine in a thread of its own. */
export interface EngineThread {
  bounds: MapEngine['bounds']
  route: (...args: Parameters<MapEngine['route']>) => Promise<ReturnType<MapEngine['route']>>
  findAddress: (
    ...args: Parameters<MapEngine['findAddress']>
  ) => Promise<ReturnType<MapEngine['findAddress']>>
  drawTile: (...args: Parameters<MapEngine['drawTile']>) => Promise<ReturnType<MapEngine['drawTile']>>
  /** Resolves when the thread has ended, by itself or not. */
  ended: Promise<void>
  /** Ends the thread at once; whoever waits is told. */
  close: () => Promise<void>
  /** Ends it once everybody has been answered. */
  closeWhenDone: () => Promise<void>
}

/** A town takes a second, on a busy machine a few; what takes this long would never end. */
const openWithinMs = 120_000

const files = { built: 'dist/server/map-worker.js', source: 'src/features/map/engine/map-worker.ts' }

const noThread = (cause?: unknown) =>
  new AppError('unavailable', 'The map cannot be opened just now.', { cause })

const tooSlow = () =>
  new AppError(
    'too_large',
    'This map file takes too long to read. Please cut out the town and its surroundings.',
    { field: 'extract' },
  )

/** The first word of the thread: the map is open, or why not. */
const firstWord = (worker: Worker, ended: Promise<void>, withinMs: number): Promise<Opened> => {
  let timer: NodeJS.Timeout | undefined
  return Promise.race([
    new Promise<Opened>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error) => reject(noThread(error)))
      timer = setTimeout(() => {
        reject(tooSlow())
        void worker.terminate()
      }, withinMs)
    }),
    ended.then(() => Promise.reject(noThread())),
  ]).finally(() => clearTimeout(timer))
}

/** Opens an extract. Throws an AppError with a sentence when the file cannot be used. */
export const openEngineThread = async (data: EngineData, withinMs = openWithinMs): Promise<EngineThread> => {
  const worker = startThread(files, { workerData: data })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let calls = 0
  let isOver = false
  let isLeaving = false
  const opened = await firstWord(worker, ended, withinMs)
  if ('refused' in opened) {
    const { code, message, field } = opened.refused
    throw new AppError(code, message, { field })
  }
  worker.on('message', ({ id, value, failure }: EngineAnswer) => {
    const caller = waiting.get(id)
    waiting.delete(id)
    if (failure === undefined) caller?.resolve(value as never)
    else caller?.reject(noThread(failure))
    endIfDone()
  })
  // From here on the site's own connections keep the process alive; one that stops does not wait for a map.
  worker.unref()
  // Out of memory, for example: whoever waits is told, and the next one opens the map anew.
  worker.on('error', () => {})
  void ended.then(() => {
    isOver = true
    for (const { reject } of waiting.values()) reject(noThread())
    waiting.clear()
  })
  const endIfDone = () => {
    if (isLeaving && waiting.size === 0) void worker.terminate()
  }
  const ask = <T>(call: Omit<EngineCall, 'id'>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (isOver) return reject(noThread())
      const id = calls++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...call })
    })
  return {
    bounds: opened.bounds,
    route: (...args) => ask({ name: 'route', args }),
    findAddress: (...args) => ask({ name: 'findAddress', args }),
    drawTile: (...args) => ask({ name: 'drawTile', args }),
    ended,
    close: async () => {
      await worker.terminate()
    },
    closeWhenDone: () => {
      isLeaving = true
      endIfDone()
      return ended
    },
  }
}
