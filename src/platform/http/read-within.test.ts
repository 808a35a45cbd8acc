import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readWithin } from './read-within'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const options = { keepMs: 10_000, timeoutMs: 2000 }

it('reads once for all callers, and again after a while', async () => {
  const read = vi.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2)
  const get = readWithin(read, options)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  vi.advanceTimersByTime(9999)
  expect(await get()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await get()).toBe(2)
  expect(read).toHaveBeenCalledTimes(2)
})

it('does not wait for a slow read, and starts no other one meanwhile', async () => {
  let finish = (_value: number) => {}
  const read = vi.fn(
    () =>
      new Promise<number>((resolve) => {
        finish = resolve
      }),
  )
  const get = readWithin(read, options)
  for (let scrape = 0; scrape < 3; scrape++) {
    const response = get()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await response).toBeUndefined()
  }
  expect(read).toHaveBeenCalledTimes(1)
  finish(5)
  await vi.advanceTimersByTimeAsync(0)
  expect(await get()).toBe(5)
})

it('does not know a value after a failure, and reads it again', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(3)
  const get = readWithin(read, options)
  expect(await get()).toBeUndefined()
  expect(await get()).toBe(3)
})
