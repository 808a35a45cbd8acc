import type { CutWays } from './cut-ways'
import type { Edge } from './edges'
import type { Restriction } from './restrictions'

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

const wayOf = ({ segments }: CutWays, edge: Edge): number => segments[edge.segment]?.wayId ?? -1

const restrictAtNode = (turns: Turns, cut: CutWays, restriction: Restriction, node: number): void => {
  const junction = cut.junctionAt.get(node)
  const goesTo = (to: number) => wayOf(cut, turns.edges[to] as Edge) === restriction.to
  turns.edges.forEach((edge, index) => {
    if (edge.head !== junction || wayOf(cut, edge) !== restriction.from) return
    const list = turns.next[index] as number[]
    // Of an order that leads onto a way that is not there, nothing is left to obey.
    if (restriction.only && !list.some(goesTo)) return
    turns.next[index] = list.filter((to) => goesTo(to) === restriction.only)
  })
}

/** The edges along the ways in between, beginning with a turn from `start`: the longest run of them. */
const runAlong = (turns: Turns, cut: CutWays, start: number, ways: number[]): number[] => {
  const run: number[] = []
  let at = start
  for (;;) {
    const on = turns.next[at]?.find(
      (to) => ways.includes(wayOf(cut, turns.edges[to] as Edge)) && !run.includes(to),
    )
    if (on === undefined) return run
    run.push(on)
    at = on
  }
}

/**
 * A rule over ways in between depends on where one came from, so those who come from there get a copy of the ways
 * in between, with the rule at its end; for everybody else nothing changes.
 */
const restrictOverWays = (turns: Turns, cut: CutWays, restriction: Restriction, ways: number[]): void => {
  const goesTo = (to: number) => wayOf(cut, turns.edges[to] as Edge) === restriction.to
  const origins = turns.edges.flatMap((edge, index) => (wayOf(cut, edge) === restriction.from ? [index] : []))
  for (const origin of origins) {
    const run = runAlong(turns, cut, origin, ways)
    const last = run.findIndex((edge) => turns.next[edge]?.some(goesTo))
    if (last < 0) continue
    let before = origin
    run.slice(0, last + 1).forEach((original, place) => {
      const copy = turns.edges.length
      turns.edges.push({ ...(turns.edges[original] as Edge) })
      const list = [...(turns.next[original] as number[])]
      turns.next.push(place === last ? list.filter((to) => goesTo(to) === restriction.only) : list)
      const onward = (turns.next[before] as number[]).map((to) => (to === original ? copy : to))
      // An order binds those who have entered the ways in between; nobody has to enter them.
      turns.next[before] = restriction.only && place > 0 ? [copy] : onward
      before = copy
    })
  }
}

export const restrictTurns = (turns: Turns, cut: CutWays, restrictions: Restriction[]): void => {
  for (const restriction of restrictions) {
    if ('node' in restriction.via) restrictAtNode(turns, cut, restriction, restriction.via.node)
    else restrictOverWays(turns, cut, restriction, restriction.via.ways)
  }
}
