import type { Address } from '../addresses/address'
import type { Extract } from '../extract/extract'
import type { Place } from '../geometry'
import type { Shape } from './collect-shapes'
import { joinLines } from './join-lines'
import type { Layer } from './layers'

/** A text to be drawn along a line or at a point. */
export interface Label {
  text: string
  line: Place[]
  /** Pixels. */
  size: number
  colour: string
  from: number
  /** The last zoom at which it is written. */
  until?: number
}

const ink = '#3f3a33'
const streetStyles: Partial<Record<Layer, { size: number; from: number }>> = {
  major: { size: 12, from: 13 },
  main: { size: 12, from: 14 },
  minor: { size: 11, from: 15 },
  service: { size: 10, from: 17 },
  path: { size: 10, from: 17 },
}
const areaStyles: Partial<Record<Layer, { size: number; from: number; colour: string }>> = {
  water: { size: 12, from: 14, colour: '#33657c' },
  grass: { size: 11, from: 15, colour: '#3c6030' },
  wood: { size: 11, from: 15, colour: '#3c6030' },
  campus: { size: 11, from: 16, colour: '#5c4a6b' },
  building: { size: 10, from: 17, colour: ink },
}

const placesOf = ({ lat, lng }: Extract, line: number[]): Place[] =>
  line.map((node) => ({ lat: lat[node] as number, lng: lng[node] as number }))

const middle = (places: Place[]): Place => {
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  return {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  }
}

/** Streets are cut into many ways; their names are written along the whole. */
const streetLabels = (extract: Extract, shapes: Shape[]): Label[] =>
  Object.entries(streetStyles).flatMap(([layer, style]) => {
    const byName = new Map<string, number[][]>()
    for (const shape of shapes)
      if (!shape.area && shape.layer === layer && shape.tags.name)
        byName.set(shape.tags.name, [...(byName.get(shape.tags.name) ?? []), ...shape.lines])
    return [...byName].flatMap(([text, lines]) =>
      joinLines(lines).map((line) => ({ text, line: placesOf(extract, line), colour: ink, ...style })),
    )
  })

const areaLabels = (extract: Extract, shapes: Shape[]): Label[] =>
  shapes.flatMap(({ area, layer, lines: [outer = []], tags }) => {
    const style = areaStyles[layer]
    if (!area || !style || !tags.name) return []
    return [{ text: tags.name, line: [middle(placesOf(extract, outer))], ...style }]
  })

const placeSizes = new Map(
  Object.entries({
    city: { size: 16, from: 10, until: 14 },
    town: { size: 15, from: 10, until: 14 },
    village: { size: 13, from: 11, until: 15 },
    hamlet: { size: 12, from: 13, until: 16 },
    suburb: { size: 12, from: 13, until: 16 },
    neighbourhood: { size: 11, from: 14, until: 16 },
  }),
)

const townLabels = (extract: Extract): Label[] =>
  [...extract.nodeTags].flatMap(([node, tags]) => {
    const style = placeSizes.get(tags.place ?? '')
    return style && tags.name
      ? [{ text: tags.name, line: placesOf(extract, [node]), colour: ink, ...style }]
      : []
  })

/** One number per house, however many shops and doors carry it. */
const houseNumberLabels = (addresses: Address[]): Label[] => {
  const seen = new Set<string>()
  return addresses.flatMap(({ number, street, place }) => {
    const house = `${number} ${street}`
    if (seen.has(house)) return []
    seen.add(house)
    return [{ text: number, line: [place], size: 9, colour: '#6b6257', from: 17 }]
  })
}

/** All labels, the most important first: labels are placed in this order, and a later one never displaces an earlier one. */
export const collectLabels = (extract: Extract, shapes: Shape[], addresses: Address[]): Label[] => [
  ...townLabels(extract),
  ...streetLabels(extract, shapes),
  ...areaLabels(extract, shapes),
  ...houseNumberLabels(addresses),
]
