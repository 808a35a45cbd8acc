import type { Extract } from '../extract/extract'
import { metresBetween } from '../geometry'
import { isBlockedFor, type Profile, type WayUse, wayUse } from './profile'

/** A piece of a way between two junctions. */
export interface Segment {
  wayId: number
  /** The place in `extract.ways`. */
  way: number
  from: number
  to: number
  /** The line's nodes, as places in the extract's arrays. */
  nodes: number[]
  metres: number
  use: WayUse
}

export interface SplitWays {
  segments: Segment[]
  /** The junction at a node, if there is one. A node that cannot be passed is a separate junction for each side. */
  junctionAt: Map<number, number>
  junctions: number
}

const lengthOf = ({ lat, lng }: Extract, nodes: number[]): number => {
  let metres = 0
  for (let i = 1; i < nodes.length; i++) {
    const [a, b] = [nodes[i - 1] as number, nodes[i] as number]
    metres += metresBetween(
      { lat: lat[a] as number, lng: lng[a] as number },
      { lat: lat[b] as number, lng: lng[b] as number },
    )
  }
  return metres
}

/** Nodes where ways begin, end or meet: only there can a route change from one to another. */
const countUses = (ways: { nodes: number[] }[], nodes: number): Uint8Array => {
  const uses = new Uint8Array(nodes)
  const use = (node: number) => {
    if ((uses[node] as number) < 2) uses[node] = (uses[node] as number) + 1
  }
  for (const way of ways) {
    for (const node of way.nodes) use(node)
    for (const end of [way.nodes[0], way.nodes.at(-1)]) if (end !== undefined) use(end)
  }
  return uses
}

export const splitWays = (extract: Extract, profile: Profile): SplitWays => {
  const usable = extract.ways.flatMap((way, place) => {
    const use = way.nodes.length > 1 ? wayUse(profile, way.tags) : undefined
    return use ? [{ id: way.id, nodes: way.nodes, place, use }] : []
  })
  const uses = countUses(usable, extract.lat.length)
  const blocked = new Set<number>()
  for (const [node, tags] of extract.nodeTags)
    if ((tags.barrier || tags.access) && isBlockedFor(profile, tags)) blocked.add(node)

  const junctionAt = new Map<number, number>()
  let junctions = 0
  const junction = (node: number): number => {
    const known = blocked.has(node) ? undefined : junctionAt.get(node)
    if (known !== undefined) return known
    if (!blocked.has(node)) junctionAt.set(node, junctions)
    return junctions++
  }

  const segments: Segment[] = []
  for (const { id, nodes, place, use } of usable) {
    let start = 0
    for (let i = 1; i < nodes.length; i++) {
      const node = nodes[i] as number
      if ((uses[node] as number) < 2 && !blocked.has(node)) continue
      const line = nodes.slice(start, i + 1)
      const metres = lengthOf(extract, line)
      // Two nodes in one place make a line without a direction.
      if (metres > 0 || line[0] !== line.at(-1))
        segments.push({
          wayId: id,
          way: place,
          from: junction(line[0] as number),
          to: junction(node),
          nodes: line,
          metres,
          use,
        })
      start = i
    }
  }
  return { segments, junctionAt, junctions }
}
