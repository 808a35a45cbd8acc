import { describe, expect, it } from 'vitest'
import { throttleCalls } from './throttle-calls'

/** A clock that the test moves; waiting calls continue when their time has come. */
const handClock = () => {
  const sleepers: { at: number; wake: () => void }[] = []
  const clock = {
    time: 0,
    now: () => clock.time,
    wait: (ms: number) => new Promise<void>((wake) => void sleepers.push({ at: clock.time + ms, wake })),
    moveTo: async (time: number) => {
      clock.time = time
      for (const { at, wake } of sleepers) if (at <= time) wake()
      await new Promise(setImmediate)
    },
  }
  return clock
}

describe('throttleCalls', () => {
  it('lets one call per second through', async () => {
    const clock = handClock()
    const inTurn = throttleCalls({ everyMs: 1000, maxWaiting: 4, ...clock })
    const made: number[] = []
    for (let call = 0; call < 3; call++) void inTurn(async () => made.push(clock.time))
    await clock.moveTo(0)
    expect(made).toEqual([0])
    await clock.moveTo(999)
    expect(made).toEqual([0])
    await clock.moveTo(1000)
    await clock.moveTo(2000)
    expect(made).toEqual([0, 1000, 2000])
    // After a pause the next call need not wait.
    await clock.moveTo(9000)
    await inTurn(async () => made.push(clock.time))
    expect(made.at(-1)).toBe(9000)
  })

  it('refuses calls when too many wait', async () => {
    const clock = handClock()
    const inTurn = throttleCalls({ everyMs: 1000, maxWaiting: 2, ...clock })
    const calls = Array.from({ length: 3 }, () => inTurn(async () => 'asked'))
    await expect(inTurn(async () => 'asked')).rejects.toMatchObject({ code: 'unavailable' })
    await clock.moveTo(1000)
    await clock.moveTo(2000)
    expect(await Promise.all(calls)).toEqual(['asked', 'asked', 'asked'])
    await clock.moveTo(3000)
    expect(await inTurn(async () => 'asked')).toBe('asked')
  })

  it('continues after a failed call', async () => {
    const clock = handClock()
    const inTurn = throttleCalls({ everyMs: 1000, maxWaiting: 2, ...clock })
    const failure = inTurn(() => Promise.reject(new Error('no')))
    await expect(failure).rejects.toThrow('no')
    await clock.moveTo(1000)
    expect(await inTurn(async () => 'asked')).toBe('asked')
  })
})
