/**
 * The largest strongly connected component of the graph of edges and turns (Tarjan's algorithm, without recursion: a
 * city would overflow the stack). Turns count, not only streets, so within the component there is always a route.
 */
export const largestComponent = (next: number[][], metres: (edge: number) => number): Uint8Array => {
  const count = next.length
  const order = new Int32Array(count).fill(-1)
  const lowest = new Int32Array(count)
  const onStack = new Uint8Array(count)
  const componentOf = new Int32Array(count).fill(-1)
  const sizes: number[] = []
  const stack: number[] = []
  const path: number[] = []
  const turn = new Int32Array(count)
  let seen = 0

  const enter = (edge: number): void => {
    order[edge] = seen
    lowest[edge] = seen
    seen++
    stack.push(edge)
    onStack[edge] = 1
    path.push(edge)
  }
  const lower = (edge: number, value: number): void => {
    if (value < (lowest[edge] as number)) lowest[edge] = value
  }
  const closeComponent = (root: number): void => {
    let size = 0
    let edge: number
    do {
      edge = stack.pop() as number
      onStack[edge] = 0
      componentOf[edge] = sizes.length
      size += metres(edge)
    } while (edge !== root)
    sizes.push(size)
  }

  for (let start = 0; start < count; start++) {
    if (order[start] !== -1) continue
    enter(start)
    while (path.length > 0) {
      const edge = path.at(-1) as number
      const to = next[edge]?.[turn[edge] as number]
      if (to === undefined) {
        path.pop()
        if (lowest[edge] === order[edge]) closeComponent(edge)
        const parent = path.at(-1)
        if (parent !== undefined) lower(parent, lowest[edge] as number)
        continue
      }
      turn[edge] = (turn[edge] as number) + 1
      if (order[to] === -1) enter(to)
      else if (onStack[to]) lower(edge, order[to] as number)
    }
  }
  const largest = sizes.indexOf(sizes.reduce((most, size) => Math.max(most, size), 0))
  return Uint8Array.from(componentOf, (component) => (component === largest ? 1 : 0))
}
