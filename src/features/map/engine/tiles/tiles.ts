import type { Feature } from 'geojson'
import GeoJSONVT from 'geojson-vt'
import type { Address } from '../addresses/address'
import type { Extract } from '../extract/extract'
import { drawNames, svg } from './draw-names'
import { drawShapes, extent, unitsPerPixel } from './draw-shapes'
import { collectNames } from './names'
import { namesOn, type PlacedName, placeNames } from './place-names'
import { collectShapes, type Shape } from './shapes'
import { largestZoom, smallestZoom } from './zooms'

/** A tile as SVG, or nothing when there is no such tile. Outside the extract there is plain land. */
export type DrawTile = (zoom: number, x: number, y: number) => string | undefined

const featureOf = ({ lat, lng }: Extract, { layer, area, lines }: Shape): Feature => {
  const coordinates = lines.map((line) => line.map((node) => [lng[node] as number, lat[node] as number]))
  return {
    type: 'Feature',
    properties: { layer },
    geometry: area ? { type: 'Polygon', coordinates } : { type: 'MultiLineString', coordinates },
  }
}

const isTile = (zoom: number, x: number, y: number): boolean =>
  [zoom, x, y].every(Number.isInteger) &&
  zoom >= smallestZoom &&
  zoom <= largestZoom &&
  Math.min(x, y) >= 0 &&
  Math.max(x, y) < 2 ** zoom

const cutShapes = (extract: Extract, shapes: Shape[]): GeoJSONVT =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features: shapes.map((shape) => featureOf(extract, shape)) },
    {
      maxZoom: largestZoom,
      // Cut down to here at once, so that no visitor waits for the whole town to be cut.
      indexMaxZoom: 15,
      indexMaxPoints: 0,
      extent,
      // Wider than the widest street, or its rounded end would show at the edge of a tile.
      buffer: 16 * unitsPerPixel,
    },
  )

type Names = Map<number, Map<string, PlacedName[]>>

const placeAtEveryZoom = (extract: Extract, shapes: Shape[], addresses: Address[]): Names => {
  const names = collectNames(extract, shapes, addresses)
  const placed: Names = new Map()
  for (let zoom = smallestZoom; zoom <= largestZoom; zoom++) placed.set(zoom, placeNames(names, zoom))
  return placed
}

/** A function of its own, so that what it returns holds on to these two and not to the whole extract. */
const drawer =
  (index: GeoJSONVT, names: Names): DrawTile =>
  (zoom, x, y) => {
    if (!isTile(zoom, x, y)) return undefined
    const tile = index.getTileRaw(zoom, x, y)
    const onTile = namesOn(names.get(zoom) ?? new Map(), x, y)
    return svg((tile ? drawShapes(tile.features, zoom) : '') + drawNames(onTile, x, y))
  }

export const tileDrawer = (extract: Extract, addresses: Address[]): DrawTile => {
  const shapes = collectShapes(extract)
  return drawer(cutShapes(extract, shapes), placeAtEveryZoom(extract, shapes, addresses))
}
