import type { AppError } from '../../../shared/errors'
import type { Surroundings } from './addresses/find-address'
import type { MapEngine } from './build-engine'

// The engine's interface: everything outside this folder imports from this file only (and starts map-worker.ts).
export type { Address } from './addresses/address'
export type { Surroundings } from './addresses/find-address'
export { type Match, namedStarts, type Start, startFinder } from './addresses/find-start'
export type { NamedPlace } from './addresses/named-places'
export type { MapEngine } from './build-engine'
export { largestZoom, smallestZoom, tilePixels, worldPixel } from './drawing/tile-grid'
export { metresBetween, type Place } from './geometry'
export { instructionText } from './instructions/instruction-text'
export { furthestStreet } from './network/snap'
export { type OsrmResponse, osrmResponse, type RouteStep } from './routing/osrm-response'

/**
 * Opens an extract (.osm, .osm.gz or .osm.pbf). Throws an AppError with `field: 'extract'` when the file cannot be used.
 * The readers are loaded only now: a server that opens maps in worker threads never needs them in its main thread.
 */
export const openMap = async (file: string, surroundings: Surroundings): Promise<MapEngine> =>
  (await import('./build-engine')).openMap(file, surroundings)

/** Worker data of map-worker.ts. */
export interface EngineData {
  file: string
  surroundings: Surroundings
}

/** The worker's first message. Errors are sent as plain fields, because they lose their class between threads. */
export type Opened =
  | { bounds: MapEngine['bounds'] }
  | { refused: Pick<AppError, 'code' | 'message' | 'field' | 'reason'> }

type CallOf<Name extends 'route' | 'findAddress' | 'findStart' | 'drawTile'> = {
  id: number
  name: Name
  args: Parameters<MapEngine[Name]>
}

export type EngineCall = CallOf<'route'> | CallOf<'findAddress'> | CallOf<'findStart'> | CallOf<'drawTile'>

export interface EngineResult {
  id: number
  value?: ReturnType<MapEngine[EngineCall['name']]>
  failure?: string
}
