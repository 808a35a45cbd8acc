import type { Place } from '../geometry'

/** How far one can zoom out of a town, and into it. */
export const smallestZoom = 10
export const largestZoom = 19

export const tilePixels = 256

/** Pixels of the whole world's map at a zoom, from its north-western corner (Web Mercator, as every map client uses). */
export const worldPixel = ({ lat, lng }: Place, zoom: number): { x: number; y: number } => {
  const size = tilePixels * 2 ** zoom
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)))
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}
