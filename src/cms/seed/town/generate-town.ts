import { mapleHarbour } from '../demo/maple-harbour'
import { buildHouses } from './build-houses'
import { bendGround, randomFrom } from './ground'
import { layNature } from './lay-nature'
import { layPaths } from './lay-paths'
import { layStreets } from './lay-streets'
import { OsmWriter } from './osm-writer'

/** Alder Bay, the invented town around the demo school, as OpenStreetMap XML. The output never varies. */
export const generateTown = (): string => {
  const osm = new OsmWriter(mapleHarbour.location, bendGround)
  layNature(osm)
  layStreets(osm)
  layPaths(osm)
  buildHouses(osm, randomFrom(1987))
  return osm.toXml()
}
