import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '../../../shared/errors'
import { type MapEngine, openMap } from './build-engine'
import type { EngineCall, EngineData, EngineResult, Opened } from './map-engine'

// Runs in a worker thread: reading an extract blocks for a second or more.

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread')

const reply = (engine: MapEngine, call: EngineCall): EngineResult['value'] => {
  if (call.name === 'route') return engine.route(...call.args)
  if (call.name === 'findAddress') return engine.findAddress(...call.args)
  if (call.name === 'findStart') return engine.findStart(...call.args)
  return engine.drawTile(...call.args)
}

const serve = (engine: MapEngine): void => {
  port.on('message', (call: EngineCall) => {
    const result: EngineResult = { id: call.id }
    try {
      result.value = reply(engine, call)
    } catch (error) {
      result.failure = String((error as Error).message)
    }
    port.postMessage(result)
  })
}

const { file, surroundings } = workerData as EngineData
try {
  const engine = await openMap(file, surroundings)
  serve(engine)
  port.postMessage({ bounds: engine.bounds } satisfies Opened)
} catch (error) {
  const { code, message, field, reason } =
    error instanceof AppError ? error : new AppError('internal', String((error as Error).message))
  port.postMessage({ refused: { code, message, field, reason } } satisfies Opened)
  port.close()
}
