const cell = 32

interface Disc {
  x: number
  y: number
  radius: number
}

/** The space that labels occupy on a map. Each label is a row of discs, which fits slanted text better than a box. */
export class LabelCollisions {
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
