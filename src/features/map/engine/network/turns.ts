import type { Edge } from './edges'
import type { Restriction } from './restrictions'
import type { SplitWays } from './split-ways'

/** For every edge the edges that may follow it. */
export interface Turns {
  edges: Edge[]
  next: number[][]
}

const isReturn = (a: Edge, b: Edge): boolean => a.segment === b.segment && a.backward !== b.backward

/** Every edge that leaves where another arrives, except straight back. */
export const allTurns = (edges: Edge[], junctions: number): Turns => {
  const leaving: number[][] = Array.from({ length: junctions }, () => [])
  edges.forEach((edge, index) => {
    leaving[edge.tail]?.push(index)
  })
  const next = edges.map((edge) =>
    (leaving[edge.head] as number[]).filter((to) => !isReturn(edge, edges[to] as Edge)),
  )
  return { edges, next }
}

/** Edges by the junction they lead to and by their way, so that a restriction only visits the edges it applies to. */
class EdgeIndex {
  readonly #arriving = new Map<number, number[]>()
  readonly #onWay = new Map<number, number[]>()

  constructor(
    readonly turns: Turns,
    readonly cut: SplitWays,
  ) {
    for (const edge of turns.edges.keys()) this.#add(edge)
  }

  arrivingAt = (junction: number | undefined): number[] => this.#arriving.get(junction ?? -1) ?? []

  /** As they are now: copies that are made meanwhile are not among them. */
  onWay = (way: number): number[] => [...(this.#onWay.get(way) ?? [])]

  wayOf = (edge: number): number => this.cut.segments[this.turns.edges[edge]?.segment ?? -1]?.wayId ?? -1

  copy(original: number, next: number[]): number {
    const { edges, next: all } = this.turns
    all.push(next)
    this.#add(edges.push({ ...(edges[original] as Edge) }) - 1)
    return edges.length - 1
  }

  #add(edge: number): void {
    const { head } = this.turns.edges[edge] as Edge
    for (const [map, key] of [
      [this.#arriving, head],
      [this.#onWay, this.wayOf(edge)],
    ] as const)
      map
        .set(key, map.get(key) ?? [])
        .get(key)
        ?.push(edge)
  }
}

const restrictAtNode = (index: EdgeIndex, restriction: Restriction, node: number): void => {
  const { turns, cut, wayOf } = index
  const goesTo = (to: number) => wayOf(to) === restriction.to
  for (const edge of index.arrivingAt(cut.junctionAt.get(node))) {
    const list = turns.next[edge] as number[]
    // An only_* restriction whose target way is missing is ignored.
    if (wayOf(edge) === restriction.from && (!restriction.only || list.some(goesTo)))
      turns.next[edge] = list.filter((to) => goesTo(to) === restriction.only)
  }
}

/** The edges along the ways in between, beginning with a turn from `start`: the longest run of them. */
const runAlong = ({ turns, wayOf }: EdgeIndex, start: number, ways: number[]): number[] => {
  const run: number[] = []
  let at = start
  for (;;) {
    const on = turns.next[at]?.find((to) => ways.includes(wayOf(to)) && !run.includes(to))
    if (on === undefined) return run
    run.push(on)
    at = on
  }
}

/**
 * A rule over ways in between depends on where one came from, so those who come from there get a copy of the ways
 * in between, with the rule at its end; for everybody else nothing changes.
 */
const restrictOverWays = (index: EdgeIndex, restriction: Restriction, ways: number[]): void => {
  const { turns, wayOf } = index
  const goesTo = (to: number) => wayOf(to) === restriction.to
  for (const origin of index.onWay(restriction.from)) {
    const run = runAlong(index, origin, ways)
    const last = run.findIndex((edge) => turns.next[edge]?.some(goesTo))
    if (last < 0) continue
    let before = origin
    run.slice(0, last + 1).forEach((original, place) => {
      const list = [...(turns.next[original] as number[])]
      const allowed = place === last ? list.filter((to) => goesTo(to) === restriction.only) : list
      const copy = index.copy(original, allowed)
      const onward = (turns.next[before] as number[]).map((to) => (to === original ? copy : to))
      // An only-turn restriction applies after entering the intermediate ways; entering them is not required.
      turns.next[before] = restriction.only && place > 0 ? [copy] : onward
      before = copy
    })
  }
}

export const restrictTurns = (turns: Turns, cut: SplitWays, restrictions: Restriction[]): void => {
  const index = new EdgeIndex(turns, cut)
  for (const restriction of restrictions) {
    if ('node' in restriction.via) restrictAtNode(index, restriction, restriction.via.node)
    else restrictOverWays(index, restriction, restriction.via.ways)
  }
}

const key = (segment: number, backward: boolean): number => segment * 2 + (backward ? 1 : 0)

/**
 * Where no other turn leads on, a route may turn round. Streets that lead only out of the extract are such ends too,
 * so an edge without any way on is taken from the turns of those before it, and these are looked at again.
 */
export const turnRoundAtDeadEnds = ({ edges, next }: Turns): void => {
  const edgeAt = new Map<number, number>()
  // Copies made for restrictions come last: the first of its kind is the original.
  edges.forEach((edge, index) => {
    const place = key(edge.segment, edge.backward)
    if (!edgeAt.has(place)) edgeAt.set(place, index)
  })
  const before: number[][] = edges.map(() => [])
  next.forEach((list, from) => {
    for (const to of list) before[to]?.push(from)
  })
  const dead = new Uint8Array(edges.length)
  const waiting = next.flatMap((list, edge) => (list.length === 0 ? [edge] : []))
  for (let edge = waiting.pop(); edge !== undefined; edge = waiting.pop()) {
    if (dead[edge] || (next[edge] as number[]).length > 0) continue
    const { segment, backward } = edges[edge] as Edge
    const back = edgeAt.get(key(segment, !backward))
    if (back !== undefined && !dead[back]) {
      next[edge] = [back]
      before[back]?.push(edge)
      continue
    }
    dead[edge] = 1
    for (const from of before[edge] as number[]) {
      next[from] = (next[from] as number[]).filter((to) => to !== edge)
      if (next[from]?.length === 0) waiting.push(from)
    }
  }
}
