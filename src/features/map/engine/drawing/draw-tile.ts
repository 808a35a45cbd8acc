import type { Feature } from 'geojson'
import GeoJSONVT from 'geojson-vt'
import { escapeHtml } from '../../../../shared/html/escape'
import type { Address } from '../addresses/address'
import type { Extract } from '../extract/extract'
import { collectLabels } from './collect-labels'
import { collectShapes, type Shape } from './collect-shapes'
import { drawShapes, extent, unitsPerPixel } from './draw-shapes'
import { land } from './layers'
import { labelsOn, type PlacedLabel, placeLabels } from './place-labels'
import { largestZoom, smallestZoom, tilePixels } from './tile-grid'

const units = (pixels: number): number => Math.round(pixels * unitsPerPixel)

/** XML knows no control characters, however they are written; a name from a file may hold any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stay
const printable = (text: string): string => text.replace(/[\u0000-\u001f\u007f\ufffe\uffff]|\p{Cs}/gu, '')

const drawLabel = ({ text, x, y, angle, size, colour }: PlacedLabel, left: number, top: number): string => {
  const [tx, ty] = [units(x - left), units(y - top)]
  const turn = Math.round(angle * 10) / 10
  return `<text transform="translate(${tx} ${ty})${turn === 0 ? '' : ` rotate(${turn})`}" font-size="${units(size)}" fill="${colour}">${escapeHtml(printable(text))}</text>`
}

const drawLabels = (labels: PlacedLabel[], x: number, y: number): string => {
  if (labels.length === 0) return ''
  const drawn = labels.map((label) => drawLabel(label, x * tilePixels, y * tilePixels)).join('')
  return `<g font-family="system-ui,sans-serif" text-anchor="middle" dominant-baseline="central" paint-order="stroke" stroke="${land}" stroke-width="${units(2.5)}" stroke-linejoin="round">${drawn}</g>`
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${tilePixels}" height="${tilePixels}" viewBox="0 0 ${extent} ${extent}"><path fill="${land}" d="M0 0h${extent}v${extent}H0z"/>${content}</svg>`

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

type LabelsByZoom = Map<number, Map<string, PlacedLabel[]>>

const placeAtEveryZoom = (extract: Extract, shapes: Shape[], addresses: Address[]): LabelsByZoom => {
  const labels = collectLabels(extract, shapes, addresses)
  const placed: LabelsByZoom = new Map()
  for (let zoom = smallestZoom; zoom <= largestZoom; zoom++) placed.set(zoom, placeLabels(labels, zoom))
  return placed
}

/** A function of its own, so that what it returns holds on to these two and not to the whole extract. */
const drawer =
  (index: GeoJSONVT, labels: LabelsByZoom): DrawTile =>
  (zoom, x, y) => {
    if (!isTile(zoom, x, y)) return undefined
    const tile = index.getTileRaw(zoom, x, y)
    const onTile = labelsOn(labels.get(zoom) ?? new Map(), x, y)
    return svg((tile ? drawShapes(tile.features, zoom) : '') + drawLabels(onTile, x, y))
  }

export const tileDrawer = (extract: Extract, addresses: Address[]): DrawTile => {
  const shapes = collectShapes(extract)
  return drawer(cutShapes(extract, shapes), placeAtEveryZoom(extract, shapes, addresses))
}
