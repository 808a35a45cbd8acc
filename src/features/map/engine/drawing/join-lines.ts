/**
 * Joins lines that end where another begins, turning them round where needed. Where more than two meet, they are
 * joined in the order they come in. Rings come out closed.
 */
export const joinLines = (lines: number[][]): number[][] => {
  const open = lines.filter((line) => line.length > 1)
  const atEnd = new Map<number, Set<number[]>>()
  const ends = (line: number[]): number[] => [line[0] as number, line.at(-1) as number]
  const register = (line: number[]) => {
    for (const end of ends(line)) atEnd.set(end, (atEnd.get(end) ?? new Set()).add(line))
  }
  const forget = (line: number[]) => {
    for (const end of ends(line)) atEnd.get(end)?.delete(line)
  }
  for (const line of open) register(line)

  const joined: number[][] = []
  for (const start of open) {
    if (!atEnd.get(start[0] as number)?.has(start)) continue
    forget(start)
    let line = [...start]
    // Grown at its end, then turned round and grown at the other.
    for (let side = 0; side < 2; side++) {
      for (;;) {
        const end = line.at(-1) as number
        const [next] = line[0] === end ? [] : (atEnd.get(end) ?? [])
        if (!next) break
        forget(next)
        line.push(...(next[0] === end ? next : next.toReversed()).slice(1))
      }
      line = line.reverse()
    }
    joined.push(line)
  }
  return joined
}
