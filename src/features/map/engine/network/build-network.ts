import type { Extract } from '../extract/extract'
import { planeAt } from '../geometry'
import { makeEdges } from './edges'
import type { Network } from './network'
import { buildSpatialIndex, packEdges, packSegments } from './pack-network'
import type { Profile } from './profile'
import { readRestrictions } from './restrictions'
import { type Segment, splitWays } from './split-ways'
import { largestComponent } from './strongly-connected'
import { allTurns, restrictTurns, turnRoundAtDeadEnds } from './turns'

const armsOf = (segments: Segment[], junctions: number): Uint8Array => {
  const arms = new Uint8Array(junctions)
  for (const { from, to } of segments)
    for (const end of [from, to]) arms[end] = Math.min(255, (arms[end] as number) + 1)
  return arms
}

/** The network of one profile: its ways, cut at junctions, with every allowed turn, reduced to its largest part. */
export const buildNetwork = (extract: Extract, profile: Profile): Network => {
  const cut = splitWays(extract, profile)
  const turns = allTurns(makeEdges(extract, cut), cut.junctions)
  if (profile === 'driving') restrictTurns(turns, cut, readRestrictions(extract))
  turnRoundAtDeadEnds(turns)

  const segmentAt = (edge: number) => cut.segments[turns.edges[edge]?.segment ?? -1] as Segment
  const kept = largestComponent(turns.next, (edge) => segmentAt(edge).metres)
  const keptEdges = turns.edges.flatMap((_, edge) => (kept[edge] ? [edge] : []))
  const keptSegments = [...new Set(keptEdges.map((edge) => turns.edges[edge]?.segment as number))].sort(
    (a, b) => a - b,
  )

  const lines = packSegments(
    extract,
    keptSegments.map((segment) => cut.segments[segment] as Segment),
  )
  const edges = packEdges(profile, turns, keptEdges, keptSegments, armsOf(cut.segments, cut.junctions))
  const plane = planeAt(lines.pointLat[0] ?? 0)
  return {
    profile,
    plane,
    ...lines,
    ...edges,
    ...buildSpatialIndex(plane, lines),
    fastest: lines.metres.reduce(
      (most, metres, s) => Math.max(most, metres / (lines.seconds[s] as number)),
      1,
    ),
  }
}
