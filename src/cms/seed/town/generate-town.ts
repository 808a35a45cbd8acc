import { mapleHarbour } from '../demo/maple-harbour/maple-harbour'
import { addNature } from './add-nature'
import { addPaths } from './add-paths'
import { addStreets } from './add-streets'
import { buildHouses } from './build-houses'
import { bendGround, randomFrom } from './ground'
import { OsmWriter } from './osm-writer'

/** Alder Bay, the invented town around the demo school, as OpenStreetMap XML. The output never varies. */
export const generateTown = (): string => {
  const osm = new OsmWriter(mapleHarbour.location, bendGround)
  addNature(osm)
  addStreets(osm)
  addPaths(osm)
  buildHouses(osm, randomFrom(1987))
  return osm.toXml()
}
