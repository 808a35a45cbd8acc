import type { Edge } from './edges'
import type { Turns } from './turns'

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
