import type { Address } from './addresses/address'
import { collectAddresses, placeNames } from './addresses/collect-addresses'
import { addressFinder, type FindAddress, type Surroundings } from './addresses/find-address'
import { collectStreets, type FindStart, startFinder } from './addresses/find-start'
import { collectNamedPlaces } from './addresses/named-places'
import { type DrawTile, tileDrawer } from './drawing/draw-tile'
import type { Extract } from './extract/extract'
import { readExtract } from './extract/read-extract'
import type { Place } from './geometry'
import { buildNetwork } from './network/build-network'
import type { Profile } from './network/profile'
import type { OsrmResponse } from './routing/osrm-response'
import { type FindRoute, routeFinder } from './routing/route'

export interface MapEngine {
  route: (profile: Profile, from: Place, to: Place) => OsrmResponse
  findAddress: FindAddress
  findStart: FindStart
  drawTile: DrawTile
  /** The corners of what the extract covers. */
  bounds: { southWest: Place; northEast: Place }
}

const boundsOf = ({ lat, lng }: Extract): MapEngine['bounds'] => ({
  southWest: {
    lat: lat.reduce((a, b) => Math.min(a, b), 90),
    lng: lng.reduce((a, b) => Math.min(a, b), 180),
  },
  northEast: {
    lat: lat.reduce((a, b) => Math.max(a, b), -90),
    lng: lng.reduce((a, b) => Math.max(a, b), -180),
  },
})

const finders = (extract: Extract): Record<Profile, FindRoute> => ({
  driving: routeFinder(buildNetwork(extract, 'driving')),
  walking: routeFinder(buildNetwork(extract, 'walking')),
})

const findersIn = (extract: Extract, addresses: Address[], { towns, regions }: Surroundings) => {
  const surroundings = { towns: [...towns, ...placeNames(extract)], regions }
  const known = { addresses, streets: collectStreets(extract), named: collectNamedPlaces(extract) }
  const findAddress = addressFinder(addresses, surroundings)
  return { findAddress, findStart: startFinder(known, surroundings, findAddress) }
}

/** A function of its own, so that the engine does not hold on to the extract it was made from. */
const engine = (routes: Record<Profile, FindRoute>, rest: Omit<MapEngine, 'route'>): MapEngine => ({
  route: (profile, from, to) => routes[profile](from, to),
  ...rest,
})

export const buildMapEngine = (extract: Extract, surroundings: Surroundings): MapEngine => {
  const addresses = collectAddresses(extract)
  return engine(finders(extract), {
    ...findersIn(extract, addresses, surroundings),
    drawTile: tileDrawer(extract, addresses),
    bounds: boundsOf(extract),
  })
}

/** Everything the embedded map does, from one file. Throws an AppError with a sentence when the file cannot be used. */
export const openMap = async (file: string, surroundings: Surroundings): Promise<MapEngine> =>
  buildMapEngine(await readExtract(file), surroundings)
