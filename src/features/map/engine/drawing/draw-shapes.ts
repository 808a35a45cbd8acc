import type GeoJSONVT from 'geojson-vt'
import { type Layer, layerNames, styleOf } from './layers'

/** Units of the drawing per tile: eight to a pixel, so that coordinates are short whole numbers. */
export const extent = 2048
export const unitsPerPixel = extent / 256

type RawFeature = NonNullable<ReturnType<GeoJSONVT['getTileRaw']>>['features'][number]

const pathOf = (line: Int16Array | Int32Array, close: boolean): string => {
  let x = line[0] as number
  let y = line[1] as number
  let path = ''
  const end = close ? line.length - 2 : line.length
  for (let i = 2; i < end; i += 2) {
    const [nextX, nextY] = [line[i] as number, line[i + 1] as number]
    if (nextX === x && nextY === y) continue
    path += ` ${nextX - x} ${nextY - y}`
    x = nextX
    y = nextY
  }
  // Relative steps are short; a point that repeats the one before it has been left out, the first step included.
  if (path === '') return ''
  return `M${line[0]} ${line[1]}l${path.slice(1)}${close ? 'z' : ''}`
}

/** How much wider streets are than at zoom 16. They grow slower than the map, as on any map one reads easily. */
const growth = (zoom: number): number => 1.45 ** (zoom - 16)

const widthAt = (layer: Layer, zoom: number): number => {
  const { width = 1, casing } = styleOf(layer)
  return (casing ? Math.max(1, width * growth(zoom)) : width) * unitsPerPixel
}

const rounded = (value: number): number => Math.round(value * 10) / 10

const stroke = (d: string, colour: string, width: number, dash = false): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${rounded(width)}"${dash ? ` stroke-dasharray="${width * 3} ${width * 2}"` : ''}/>`

const drawArea = (layer: Layer, d: string, zoom: number): string => {
  const look = styleOf(layer)
  const edge = look.stroke ? ` stroke="${look.stroke}" stroke-width="${rounded(widthAt(layer, zoom))}"` : ''
  return `<path d="${d}" fill="${look.fill ?? look.stroke ?? 'none'}"${edge}/>`
}

/**
 * The picture of a tile without its names: one path per layer, casings of all streets below all streets. Areas of a
 * layer overlap, so they are filled by the winding of their rings, which geojson-vt sees to, and not by even and odd.
 */
export const drawShapes = (features: readonly RawFeature[], zoom: number): string => {
  const areas = new Map<Layer, string>()
  const lines = new Map<Layer, string>()
  for (const feature of features) {
    if (feature.type !== 2 && feature.type !== 3) continue
    const layer = feature.tags?.layer as Layer
    if (zoom < styleOf(layer).from) continue
    const into = feature.type === 3 ? areas : lines
    let path = into.get(layer) ?? ''
    for (const line of feature.geometry) path += pathOf(line, feature.type === 3)
    into.set(layer, path)
  }
  let ground = ''
  let casings = ''
  let streets = ''
  for (const layer of layerNames) {
    const area = areas.get(layer)
    if (area) ground += drawArea(layer, area, zoom)
    const line = lines.get(layer)
    const { stroke: colour, casing, dash } = styleOf(layer)
    if (!line || !colour) continue
    const width = widthAt(layer, zoom)
    if (casing && width > 2 * unitsPerPixel) casings += stroke(line, casing, width + 2 * unitsPerPixel)
    streets += stroke(line, casing && width <= 2 * unitsPerPixel ? casing : colour, width, dash)
  }
  return `${ground}<g stroke-linecap="round" stroke-linejoin="round">${casings}${streets}</g>`
}
