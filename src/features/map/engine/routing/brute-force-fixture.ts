import { bearing, metresBetween, type Place, turnAngle } from '../geometry'
import { placeAt, type Sketch } from '../sketch-fixture'

/** A street of two nodes in one direction. */
export interface Lane {
  name: string
  from: string
  to: string
  bearing: number
  seconds: number
}

export interface Lanes {
  lanes: Lane[]
  /** Which lanes may follow each. */
  next: Map<Lane, Lane[]>
  turnCost: (a: Lane, b: Lane) => number
}

const metresPerSecond = 25 / 3.6

const lanesIn = ({ nodes, ways }: Sketch): Lane[] =>
  Object.entries(ways).flatMap(([name, { through, tags }]) => {
    const [a = '', b = ''] = through.split(' ')
    const at = (node: string): Place => placeAt(nodes[node]?.[0] ?? 0, nodes[node]?.[1] ?? 0)
    const lane = (from: string, to: string): Lane => ({
      name,
      from,
      to,
      bearing: bearing(at(from), at(to)),
      seconds: metresBetween(at(from), at(to)) / metresPerSecond,
    })
    if (tags?.oneway === 'yes') return [lane(a, b)]
    return tags?.oneway === '-1' ? [lane(b, a)] : [lane(a, b), lane(b, a)]
  })

const allowed = ({ restrictions = [] }: Sketch, lane: Lane, lanes: Lane[]): Lane[] => {
  let list = lanes.filter((other) => other.from === lane.to && other.name !== lane.name)
  for (const { kind, from, via, to } of restrictions) {
    if (from !== lane.name || via !== lane.to) continue
    if (kind.startsWith('no_')) list = list.filter(({ name }) => name !== to)
    else if (list.some(({ name }) => name === to)) list = list.filter(({ name }) => name === to)
  }
  return list
}

/** A second, slow and simple implementation of the traffic rules, to compare with the engine. */
export const lanesOf = (sketch: Sketch): Lanes => {
  const lanes = lanesIn(sketch)
  const next = new Map(lanes.map((lane) => [lane, allowed(sketch, lane, lanes)]))
  const back = (lane: Lane) => lanes.find(({ name, from }) => name === lane.name && from === lane.to)
  const dead = new Set<Lane>()
  // A U-turn is allowed only where no other turn is. A lane without any turn is a dead end, and turns into it are removed.
  for (let changed = true; changed; ) {
    changed = false
    for (const lane of lanes) {
      if (dead.has(lane)) continue
      const on = (next.get(lane) ?? []).filter((other) => !dead.has(other))
      const turn = back(lane)
      const list = on.length === 0 && turn && !dead.has(turn) ? [turn] : on
      if (list.length !== next.get(lane)?.length) changed = true
      next.set(lane, list)
      if (list.length === 0) {
        dead.add(lane)
        changed = true
      }
    }
  }
  const arms = (node: string) =>
    Object.values(sketch.ways).filter(({ through }) => through.split(' ').includes(node)).length
  return {
    lanes,
    next,
    turnCost: (a, b) => {
      if (a.name === b.name) return 20
      return arms(a.to) < 3 ? 0 : (8 * Math.abs(turnAngle(a.bearing, b.bearing))) / 180
    },
  }
}

/** Costs from the middle of one street to the middle of another, by relaxing everything until nothing changes. */
export const bruteCost = (
  { lanes, next, turnCost }: Lanes,
  usable: (lane: Lane) => boolean,
  from: string,
  to: string,
): number => {
  if (from === to) return 0
  const cost = new Map(
    lanes.filter((lane) => usable(lane) && lane.name === from).map((lane) => [lane, lane.seconds / 2]),
  )
  let best = Number.POSITIVE_INFINITY
  for (let changed = true; changed; ) {
    changed = false
    for (const [lane, soFar] of cost)
      for (const after of (next.get(lane) ?? []).filter(usable)) {
        const turned = soFar + turnCost(lane, after)
        if (after.name === to) best = Math.min(best, turned + after.seconds / 2)
        if (turned + after.seconds < (cost.get(after) ?? Number.POSITIVE_INFINITY) - 1e-9) {
          cost.set(after, turned + after.seconds)
          changed = true
        }
      }
  }
  return best
}
