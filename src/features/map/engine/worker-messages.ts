import type { ErrorCode } from '../../../shared/errors'
import type { Surroundings } from './addresses/find-address'
import type { MapEngine } from './map-engine'

/** What a thread is started with. */
export interface EngineData {
  file: string
  surroundings: Surroundings
}

/** Its first word. An error loses its class on the way between threads. */
export type Opened =
  | { bounds: MapEngine['bounds'] }
  | { refused: { code: ErrorCode; message: string; field?: string } }

type CallOf<Name extends 'route' | 'findAddress' | 'drawTile'> = {
  id: number
  name: Name
  args: Parameters<MapEngine[Name]>
}

export type EngineCall = CallOf<'route'> | CallOf<'findAddress'> | CallOf<'drawTile'>

export interface EngineAnswer {
  id: number
  value?: ReturnType<MapEngine[EngineCall['name']]>
  failure?: string
}
