import type { Extract } from '../extract/extract'
import { bearing, metresBetween, type Place } from '../geometry'
import type { Segment, SplitWays } from './split-ways'

/** A segment in one direction: what a route consists of. */
export interface Edge {
  segment: number
  backward: boolean
  tail: number
  head: number
  /** Bearings on leaving the tail and on reaching the head. */
  bearingOut: number
  bearingIn: number
}

/** The first few metres of a line at a junction are often drawn crookedly, so its bearing is taken a little further on. */
const lookAhead = 8

const bearingFrom = ({ lat, lng }: Extract, nodes: number[]): number => {
  const place = (node: number | undefined): Place => ({
    lat: lat[node as number] as number,
    lng: lng[node as number] as number,
  })
  const start = place(nodes[0])
  const ahead = nodes.find((node, i) => i > 0 && metresBetween(start, place(node)) >= lookAhead)
  return bearing(start, place(ahead ?? nodes.at(-1)))
}

const edgesOf = (extract: Extract, segment: Segment, index: number): Edge[] => {
  const out = bearingFrom(extract, segment.nodes)
  const back = bearingFrom(extract, segment.nodes.toReversed())
  const opposite = (angle: number) => (angle + 180) % 360
  const edges: Edge[] = []
  if (segment.use.forward)
    edges.push({
      segment: index,
      backward: false,
      tail: segment.from,
      head: segment.to,
      bearingOut: out,
      bearingIn: opposite(back),
    })
  if (segment.use.backward)
    edges.push({
      segment: index,
      backward: true,
      tail: segment.to,
      head: segment.from,
      bearingOut: back,
      bearingIn: opposite(out),
    })
  return edges
}

export const makeEdges = (extract: Extract, { segments }: SplitWays): Edge[] =>
  segments.flatMap((segment, index) => edgesOf(extract, segment, index))
