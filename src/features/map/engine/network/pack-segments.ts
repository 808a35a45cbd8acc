import type { Extract } from '../extract/extract'
import { metresBetween } from '../geometry'
import type { Network, Road } from './network'
import type { Segment } from './split-ways'

type Lines = Pick<
  Network,
  'roads' | 'pointLat' | 'pointLng' | 'pointMetres' | 'firstPoint' | 'roadOf' | 'metres' | 'seconds' | 'cost'
>

const roadOf = ({ tags }: Extract['ways'][number]): Road => ({
  name: tags.name ?? '',
  ref: tags.ref ?? '',
  highway: tags.highway ?? '',
  ring: tags.junction === 'roundabout' || tags.junction === 'circular',
})

/** Segments as typed arrays: lines, lengths, times. */
export const packSegments = (extract: Extract, segments: Segment[]): Lines => {
  const points = segments.reduce((sum, { nodes }) => sum + nodes.length, 0)
  const pointLat = new Float64Array(points)
  const pointLng = new Float64Array(points)
  const pointMetres = new Float64Array(points)
  const firstPoint = new Uint32Array(segments.length + 1)
  const roads: Road[] = []
  const roadOfWay = new Map<number, number>()
  const roadIndex = Uint32Array.from(segments, ({ way }) => {
    const known = roadOfWay.get(way)
    if (known !== undefined) return known
    roadOfWay.set(way, roads.length)
    return roads.push(roadOf(extract.ways[way] as Extract['ways'][number])) - 1
  })

  let point = 0
  segments.forEach(({ nodes }, segment) => {
    firstPoint[segment] = point
    nodes.forEach((node, place) => {
      const here = { lat: extract.lat[node] as number, lng: extract.lng[node] as number }
      pointLat[point] = here.lat
      pointLng[point] = here.lng
      if (place > 0) {
        const last = { lat: pointLat[point - 1] as number, lng: pointLng[point - 1] as number }
        pointMetres[point] = (pointMetres[point - 1] as number) + metresBetween(last, here)
      }
      point++
    })
  })
  firstPoint[segments.length] = point

  // A line of no length still takes a moment: times of zero would let estimates divide by nothing.
  const seconds = Float64Array.from(segments, ({ metres, use }) => Math.max(metres, 0.1) / (use.speed / 3.6))
  return {
    roads,
    pointLat,
    pointLng,
    pointMetres,
    firstPoint,
    roadOf: roadIndex,
    metres: Float64Array.from(segments, ({ metres }) => metres),
    seconds,
    cost: seconds.map((value, segment) => value * (segments[segment]?.use.reluctance ?? 1)),
  }
}
