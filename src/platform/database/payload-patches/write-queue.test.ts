import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMutex } from './write-queue'

describe('createMutex', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Runs all pending microtasks. */
  const settle = () => vi.advanceTimersByTimeAsync(0)

  it('admits callers one at a time, in order', async () => {
    const { enter } = createMutex(1000)
    const inside: number[] = []
    const leave: (() => void)[] = []
    for (const number of [1, 2, 3])
      void enter().then((leaveNow) => {
        inside.push(number)
        leave[number] = leaveNow
      })
    await settle()
    expect(inside).toEqual([1])
    leave[1]?.()
    await settle()
    expect(inside).toEqual([1, 2])
    leave[2]?.()
    await settle()
    expect(inside).toEqual([1, 2, 3])
  })

  it('refuses a caller that has waited too long and keeps the order of the others', async () => {
    const { enter } = createMutex(1000)
    const leaveFirst = await enter()
    const late = expect(enter()).rejects.toThrow('Waited 1000 ms for another writer')
    await vi.advanceTimersByTimeAsync(600)
    let thirdIsIn = false
    const third = enter().then((leave) => {
      thirdIsIn = true
      return leave
    })
    await vi.advanceTimersByTimeAsync(600)
    await late
    // The second has given up, the first is still inside.
    expect(thirdIsIn).toBe(false)
    leaveFirst()
    ;(await third)()
    expect(thirdIsIn).toBe(true)
    await expect(enter()).resolves.toBeTypeOf('function')
  })

  it('leaves no timer behind', async () => {
    const { enter } = createMutex(1000)
    ;(await enter())()
    ;(await enter())()
    expect(vi.getTimerCount()).toBe(0)
  })
})
