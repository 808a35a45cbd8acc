import type { Label } from './collect-labels'
import { tilePixels, worldPixel } from './tile-grid'

const cell = 32

interface Disc {
  x: number
  y: number
  radius: number
}

/** The space that labels occupy on a map. Each label is a row of discs, which fits slanted text better than a box. */
class LabelCollisions {
  readonly #cells = new Map<number, Disc[]>()

  /** Reserves the space for a label; false when another label is there. */
  reserve(x: number, y: number, angle: number, width: number, size: number): boolean {
    const radius = size * 0.75
    const count = Math.max(1, Math.ceil(width / size))
    const turn = (angle * Math.PI) / 180
    const spots = Array.from({ length: count }, (_, i) => {
      const along = ((i + 0.5) / count - 0.5) * width
      return { x: x + along * Math.cos(turn), y: y + along * Math.sin(turn), radius }
    })
    if (spots.some((spot) => this.#isOccupied(spot))) return false
    for (const spot of spots) {
      const place = this.#place(Math.floor(spot.x / cell), Math.floor(spot.y / cell))
      const there = this.#cells.get(place)
      if (there) there.push(spot)
      else this.#cells.set(place, [spot])
    }
    return true
  }

  #place(column: number, row: number): number {
    return column * 2 ** 26 + row
  }

  #isOccupied({ x, y, radius }: Disc): boolean {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
    for (let c = column - 1; c <= column + 1; c++)
      for (let r = row - 1; r <= row + 1; r++)
        for (const other of this.#cells.get(this.#place(c, r)) ?? [])
          if (Math.hypot(other.x - x, other.y - y) < other.radius + radius) return true
    return false
  }
}

/** A label with its position, in pixels of the whole world. */
export interface PlacedLabel {
  text: string
  x: number
  y: number
  /** Degrees clockwise. */
  angle: number
  size: number
  colour: string
}

interface Point {
  x: number
  y: number
}

/** Pixels between repetitions of the label of a long street. */
const repeat = 450

export const widthOf = (text: string, size: number): number => {
  let em = 0
  for (const letter of text) em += /[iljt.,'’ ]/.test(letter) ? 0.32 : /[A-ZmwÀ-Ý]/.test(letter) ? 0.72 : 0.56
  return em * size
}

const along = (line: Point[], lengths: number[], at: number): Point => {
  let i = 1
  while (i < line.length - 1 && (lengths[i] as number) < at) i++
  const [a, b] = [line[i - 1] as Point, line[i] as Point]
  const [from, to] = [lengths[i - 1] as number, lengths[i] as number]
  const fraction = to === from ? 0 : (at - from) / (to - from)
  return { x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction }
}

const lengthsOf = (line: Point[]): number[] => {
  const lengths = [0]
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point]
    lengths.push((lengths[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y))
  }
  return lengths
}

/** The label at a point of its line, unless the street bends too much there for straight letters. */
const straightAt = (
  line: Point[],
  lengths: number[],
  at: number,
  width: number,
): { middle: Point; angle: number } | undefined => {
  const [a, b] = [along(line, lengths, at - width / 2), along(line, lengths, at + width / 2)]
  if (Math.hypot(b.x - a.x, b.y - a.y) < width * 0.97) return undefined
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    // Never upside down.
    angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle,
  }
}

const alongLine = (label: Label, line: Point[], width: number): { middle: Point; angle: number }[] => {
  const lengths = lengthsOf(line)
  const total = lengths.at(-1) as number
  if (total < width * 1.1) return []
  const count = Math.max(1, Math.floor(total / repeat))
  const found = Array.from({ length: count }, (_, i) =>
    straightAt(line, lengths, (total * (i + 0.5)) / count, width + label.size),
  )
  return found.filter((place) => place !== undefined)
}

const key = (x: number, y: number): string => `${x}/${y}`

/**
 * Places all labels of a zoom at once, in the pixels of the world and not of a tile. A label that crosses the edge of a
 * tile is drawn by both, each its part, so it is never cut.
 */
export const placeLabels = (labels: Label[], zoom: number): Map<string, PlacedLabel[]> => {
  const tiles = new Map<string, PlacedLabel[]>()
  const collisions = new LabelCollisions()
  for (const label of labels) {
    if (zoom < label.from || zoom > (label.until ?? zoom)) continue
    const width = widthOf(label.text, label.size)
    const line = label.line.map((place) => worldPixel(place, zoom))
    const places =
      line.length === 1 ? [{ middle: line[0] as Point, angle: 0 }] : alongLine(label, line, width)
    for (const { middle, angle } of places) {
      if (!collisions.reserve(middle.x, middle.y, angle, width, label.size)) continue
      const placed = { text: label.text, ...middle, angle, size: label.size, colour: label.colour }
      // The width is an estimate: a generous margin costs nothing, a cut letter is seen.
      const reach = width * 0.65 + label.size
      const [cos, sin] = [
        Math.abs(Math.cos((angle * Math.PI) / 180)),
        Math.abs(Math.sin((angle * Math.PI) / 180)),
      ]
      const [dx, dy] = [reach * cos + label.size, reach * sin + label.size]
      for (
        let x = Math.floor((middle.x - dx) / tilePixels);
        x <= Math.floor((middle.x + dx) / tilePixels);
        x++
      )
        for (
          let y = Math.floor((middle.y - dy) / tilePixels);
          y <= Math.floor((middle.y + dy) / tilePixels);
          y++
        ) {
          const there = tiles.get(key(x, y))
          if (there) there.push(placed)
          else tiles.set(key(x, y), [placed])
        }
    }
  }
  return tiles
}

export const labelsOn = (tiles: Map<string, PlacedLabel[]>, x: number, y: number): PlacedLabel[] =>
  tiles.get(key(x, y)) ?? []
