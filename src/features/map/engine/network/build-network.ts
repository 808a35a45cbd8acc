import type { Extract } from '../extract/extract'
import { planeAt } from '../geometry'
import { cutWays, type Segment } from './cut-ways'
import { turnRoundAtDeadEnds } from './dead-ends'
import { makeEdges } from './edges'
import { indexPieces } from './index-pieces'
import { layOutEdges } from './lay-out-edges'
import { layOutSegments } from './lay-out-segments'
import type { Network } from './network'
import type { Profile } from './profile'
import { readRestrictions } from './restrictions'
import { strongPart } from './strong-part'
import { allTurns, restrictTurns } from './turns'

const armsOf = (segments: Segment[], junctions: number): Uint8Array => {
  const arms = new Uint8Array(junctions)
  for (const { from, to } of segments)
    for (const end of [from, to]) arms[end] = Math.min(255, (arms[end] as number) + 1)
  return arms
}

/** The network of one profile: its ways, cut at junctions, with every allowed turn, reduced to its largest part. */
export const buildNetwork = (extract: Extract, profile: Profile): Network => {
  const cut = cutWays(extract, profile)
  const turns = allTurns(makeEdges(extract, cut), cut.junctions)
  if (profile === 'driving') restrictTurns(turns, cut, readRestrictions(extract))
  turnRoundAtDeadEnds(turns)

  const segmentAt = (edge: number) => cut.segments[turns.edges[edge]?.segment ?? -1] as Segment
  const kept = strongPart(turns.next, (edge) => segmentAt(edge).metres)
  const keptEdges = turns.edges.flatMap((_, edge) => (kept[edge] ? [edge] : []))
  const keptSegments = [...new Set(keptEdges.map((edge) => turns.edges[edge]?.segment as number))].sort(
    (a, b) => a - b,
  )

  const lines = layOutSegments(
    extract,
    keptSegments.map((segment) => cut.segments[segment] as Segment),
  )
  const edges = layOutEdges(profile, turns, keptEdges, keptSegments, armsOf(cut.segments, cut.junctions))
  const plane = planeAt(lines.pointLat[0] ?? 0)
  return {
    profile,
    plane,
    ...lines,
    ...edges,
    ...indexPieces(plane, lines),
    fastest: lines.metres.reduce(
      (most, metres, s) => Math.max(most, metres / (lines.seconds[s] as number)),
      1,
    ),
  }
}
