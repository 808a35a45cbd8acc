import type { Worker } from 'node:worker_threads'
import { startThread } from '../../../platform/threads/start-thread'
import { AppError } from '../../../shared/errors'
import type { MessageCode } from '../../../shared/messages/message-code'
import type { EngineCall, EngineData, EngineResult, MapEngine, Opened } from '../engine/map-engine'
import type { MapPanelMessages } from '../messages/panel/messages'

/** A map engine in a worker thread. */
export interface EngineThread {
  bounds: MapEngine['bounds']
  route: (...args: Parameters<MapEngine['route']>) => Promise<ReturnType<MapEngine['route']>>
  findAddress: (
    ...args: Parameters<MapEngine['findAddress']>
  ) => Promise<ReturnType<MapEngine['findAddress']>>
  findStart: (...args: Parameters<MapEngine['findStart']>) => Promise<ReturnType<MapEngine['findStart']>>
  drawTile: (...args: Parameters<MapEngine['drawTile']>) => Promise<ReturnType<MapEngine['drawTile']>>
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>
  /** Ends the thread at once; running requests fail. */
  close: () => Promise<void>
  /** Ends the thread after all running requests are answered. */
  closeWhenDone: () => Promise<void>
}

/** A town takes a second, on a busy machine a few. */
const openWithinMs = 120_000

const files = { built: 'dist/server/map-worker.js', source: 'src/features/map/engine/map-worker.ts' }

const engineUnavailable = (cause?: unknown) =>
  new AppError('unavailable', 'The map engine is unavailable.', { cause })

const tooSlow = () =>
  new AppError(
    'too_large',
    'This map file takes too long to read. Please cut out the town and its surroundings.',
    { field: 'extract', reason: { code: 'errors.tooSlow' } satisfies MessageCode<MapPanelMessages> },
  )

/** The first message of the thread: the map is open, or why not. */
const firstMessage = (worker: Worker, ended: Promise<void>, withinMs: number): Promise<Opened> => {
  let timer: NodeJS.Timeout | undefined
  return Promise.race([
    new Promise<Opened>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error) => reject(engineUnavailable(error)))
      timer = setTimeout(() => {
        reject(tooSlow())
        void worker.terminate()
      }, withinMs)
    }),
    ended.then(() => Promise.reject(engineUnavailable())),
  ]).finally(() => clearTimeout(timer))
}

/** Opens an extract. Throws an AppError with a readable message if the file cannot be used. */
export const openEngineThread = async (data: EngineData, withinMs = openWithinMs): Promise<EngineThread> => {
  const worker = startThread(files, { workerData: data })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let calls = 0
  let hasEnded = false
  let isClosing = false
  const opened = await firstMessage(worker, ended, withinMs)
  if ('refused' in opened) {
    const { code, message, field, reason } = opened.refused
    throw new AppError(code, message, { field, reason })
  }
  worker.on('message', ({ id, value, failure }: EngineResult) => {
    const caller = waiting.get(id)
    waiting.delete(id)
    // Every call waits for a response of its own type, which a message does not carry.
    if (failure === undefined) caller?.resolve(value as never)
    else caller?.reject(engineUnavailable(failure))
    endIfDone()
  })
  // The process must be able to stop while a map is open.
  worker.unref()
  // Out of memory, for example: running requests fail, and the next request opens the map again.
  worker.on('error', () => {})
  void ended.then(() => {
    hasEnded = true
    for (const { reject } of waiting.values()) reject(engineUnavailable())
    waiting.clear()
  })
  const endIfDone = () => {
    if (isClosing && waiting.size === 0) void worker.terminate()
  }
  const ask = <T>(call: Omit<EngineCall, 'id'>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (hasEnded) return reject(engineUnavailable())
      const id = calls++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...call })
    })
  return {
    bounds: opened.bounds,
    route: (...args) => ask({ name: 'route', args }),
    findAddress: (...args) => ask({ name: 'findAddress', args }),
    findStart: (...args) => ask({ name: 'findStart', args }),
    drawTile: (...args) => ask({ name: 'drawTile', args }),
    ended,
    close: async () => {
      await worker.terminate()
    },
    closeWhenDone: () => {
      isClosing = true
      endIfDone()
      return ended
    },
  }
}
