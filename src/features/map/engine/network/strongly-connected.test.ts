import fc from 'fast-check'
import { expect, it } from 'vitest'
import { largestComponent } from './strongly-connected'

const reachable = (next: number[][], from: number): Set<number> => {
  const seen = new Set([from])
  const waiting = [from]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const to of next[at] ?? []) if (!seen.has(to) && seen.add(to)) waiting.push(to)
  return seen
}

const graphs = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.array(fc.array(fc.nat(count - 1), { maxLength: 3 }), { minLength: count, maxLength: count }),
  )

it('returns the largest set in which every edge reaches every other', () => {
  fc.assert(
    fc.property(graphs, (next) => {
      const kept = [...largestComponent(next, () => 1)].flatMap((value, edge) => (value ? [edge] : []))
      const reach = next.map((_, edge) => reachable(next, edge))
      const together = (a: number, b: number) => reach[a]?.has(b) && reach[b]?.has(a)
      const sizes = next.map((_, a) => next.filter((_, b) => together(a, b)).length)
      expect(kept.length).toBe(Math.max(...sizes))
      for (const a of kept) for (const b of kept) expect(together(a, b)).toBe(true)
    }),
  )
})

it('measures components in metres, not in edges', () => {
  expect([...largestComponent([[1], [0], [3], [4], [2]], (edge) => (edge < 2 ? 100 : 1))]).toEqual([
    1, 1, 0, 0, 0,
  ])
})

it('does not overflow on a street of 100,000 pieces', () => {
  const next = Array.from({ length: 100_000 }, (_, edge) => [(edge + 1) % 100_000])
  expect(largestComponent(next, () => 1).every(Boolean)).toBe(true)
})
