import type { Tags } from '../extract/extract'

/** How a layer is drawn. Widths are pixels at zoom 16; a street grows with the zoom, a path hardly. */
interface Look {
  fill?: string
  stroke?: string
  casing?: string
  width?: number
  dash?: boolean
  /** The first zoom at which it shows: further out it would only be noise. */
  from: number
}

const street = '#ffffff'
const streetCasing = '#c9bda9'

export const land = '#f4f1ea'

/** The map's layers from the ground up: this order is the order of drawing. */
const layers = {
  grass: { fill: '#d8e8ca', from: 10 },
  wood: { fill: '#c5dfb8', from: 10 },
  sand: { fill: '#f3e6bf', from: 12 },
  campus: { fill: '#ece4f0', from: 14 },
  water: { fill: '#aed3e3', from: 8 },
  square: { fill: '#ece8e1', from: 15 },
  building: { fill: '#e0d8cb', stroke: '#cabfae', width: 1, from: 15 },
  stream: { stroke: '#aed3e3', width: 2, from: 13 },
  ferry: { stroke: '#6f9fb5', width: 1.5, dash: true, from: 11 },
  pier: { stroke: '#e6dfd3', width: 4, from: 14 },
  rail: { stroke: '#b3aca3', width: 1.5, from: 12 },
  path: { stroke: '#b08d6a', width: 1.2, dash: true, from: 15 },
  service: { stroke: street, casing: streetCasing, width: 4, from: 14 },
  minor: { stroke: street, casing: streetCasing, width: 7, from: 12 },
  main: { stroke: '#fdf0c4', casing: '#d9c382', width: 9, from: 10 },
  major: { stroke: '#fbdda0', casing: '#d8a85a', width: 11, from: 8 },
} as const satisfies Record<string, Look>

export type Layer = keyof typeof layers
export const layerNames = Object.keys(layers) as Layer[]
export const styleOf = (layer: Layer): Look => layers[layer]

const streetLayers = new Map(
  Object.entries<Layer>({
    motorway: 'major',
    trunk: 'major',
    primary: 'major',
    secondary: 'main',
    tertiary: 'main',
    unclassified: 'minor',
    residential: 'minor',
    living_street: 'minor',
    pedestrian: 'minor',
    road: 'minor',
    service: 'service',
    footway: 'path',
    path: 'path',
    steps: 'path',
    cycleway: 'path',
    bridleway: 'path',
    track: 'path',
  }),
)

const areaLayers = new Map(
  Object.entries<Layer>({
    'leisure=park': 'grass',
    'leisure=garden': 'grass',
    'leisure=pitch': 'grass',
    'leisure=playground': 'grass',
    'leisure=golf_course': 'grass',
    'leisure=nature_reserve': 'grass',
    'landuse=grass': 'grass',
    'landuse=meadow': 'grass',
    'landuse=recreation_ground': 'grass',
    'landuse=cemetery': 'grass',
    'landuse=forest': 'wood',
    'natural=wood': 'wood',
    'natural=scrub': 'wood',
    'natural=beach': 'sand',
    'natural=sand': 'sand',
    'natural=water': 'water',
    'natural=bay': 'water',
    'waterway=riverbank': 'water',
    'leisure=swimming_pool': 'water',
    'amenity=school': 'campus',
    'amenity=college': 'campus',
    'amenity=university': 'campus',
  }),
)

const areaLayer = (tags: Tags): Layer | undefined => {
  if (tags.building && tags.building !== 'no') return 'building'
  if (tags.highway === 'pedestrian' || (tags.area === 'yes' && tags.highway)) return 'square'
  for (const key of ['natural', 'leisure', 'landuse', 'amenity', 'waterway']) {
    const layer = areaLayers.get(`${key}=${tags[key]}`)
    if (layer) return layer
  }
  return undefined
}

const lineLayer = (tags: Tags): Layer | undefined => {
  // A map of streets leaves out ways that lie underground or inside a house.
  if (tags.tunnel === 'yes' || tags.indoor === 'yes' || tags.highway === 'corridor') return undefined
  if (tags.highway) return streetLayers.get(tags.highway.replace(/_link$/, ''))
  if (tags.railway === 'rail' || tags.railway === 'tram' || tags.railway === 'light_rail') return 'rail'
  if (tags.waterway === 'river' || tags.waterway === 'stream' || tags.waterway === 'canal') return 'stream'
  if (tags.man_made === 'pier') return 'pier'
  return tags.route === 'ferry' ? 'ferry' : undefined
}

export const isArea = (tags: Tags, closed: boolean): boolean =>
  closed && (tags.area === 'yes' || (tags.area !== 'no' && !tags.highway && areaLayer(tags) !== undefined))

export const layerOf = (tags: Tags, area: boolean): Layer | undefined =>
  area ? areaLayer(tags) : lineLayer(tags)
