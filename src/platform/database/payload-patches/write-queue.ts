/** Admits one caller at a time, in order. A caller that waits longer than `timeoutMs` gets an error. */
export const createMutex = (timeoutMs: number) => {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0

  const enter = async (): Promise<() => void> => {
    const before = last
    let leave = () => {}
    last = new Promise((resolve) => {
      leave = resolve
    })
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), timeoutMs)
    })
    waiting++
    const outcome = await Promise.race([before, timeout])
    waiting--
    clearTimeout(timer)
    if (outcome === 'late') {
      // The callers behind us must still wait for those in front.
      void before.then(leave)
      throw new Error(`Waited ${timeoutMs} ms for another writer of the database to finish.`)
    }
    return leave
  }

  return { enter, waiting: () => waiting }
}
