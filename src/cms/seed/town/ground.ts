import type { Metres } from './osm-writer'

/** A pseudo-random generator (mulberry32) with a fixed seed, so that the committed file can be reproduced. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

const tilt = (7 * Math.PI) / 180

/** Turns and bends the town a little around its centre, because a perfect grid looks artificial. */
export const bendGround = ([east, north]: Metres): Metres => {
  const x = east + 22 * Math.sin(north / 310)
  const y = north + 26 * Math.sin(east / 420)
  return [x * Math.cos(tilt) + y * Math.sin(tilt), y * Math.cos(tilt) - x * Math.sin(tilt)]
}

/** A smooth line through the places (Catmull-Rom). */
export const smooth = (places: readonly Metres[], pieces = 4): Metres[] => {
  const at = (i: number) => places[Math.min(places.length - 1, Math.max(0, i))] as Metres
  const line: Metres[] = []
  for (let i = 0; i < places.length - 1; i++)
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces
      const mix = (axis: 0 | 1): number => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]]
        return (
          0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        )
      }
      line.push([mix(0), mix(1)])
    }
  return [...line, at(places.length - 1)]
}

export const box = ([east, north]: Metres, width: number, depth: number): Metres[] => [
  [east - width / 2, north - depth / 2],
  [east + width / 2, north - depth / 2],
  [east + width / 2, north + depth / 2],
  [east - width / 2, north + depth / 2],
]
