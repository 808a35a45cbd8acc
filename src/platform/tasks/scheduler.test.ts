import type { Payload, PayloadRequest } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidateTags } from '../transaction/invalidate-tags'
import { type RecurringTask, startTasks } from './scheduler'

const warn = vi.fn()
const payload = { logger: { warn }, db: {} } as unknown as Payload

const taskOf = (run: RecurringTask['run'], more: Partial<RecurringTask> = {}): RecurringTask => ({
  name: 'count',
  firstMs: 10,
  everyMs: 1000,
  run,
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  warn.mockClear()
})

describe('a recurring task', () => {
  it('runs after its first delay, then at its interval, and not after it was stopped', async () => {
    const run = vi.fn(async () => {})
    const stop = startTasks(payload, [taskOf(run)])
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(run).toHaveBeenCalledTimes(3)
    await stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('is logged and retried sooner if it fails', async () => {
    const run = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
    const stop = startTasks(payload, [taskOf(run, { retryMs: 100 })])
    await vi.advanceTimersByTimeAsync(10)
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ msg: 'count: failed, will be tried again' }))
    await vi.advanceTimersByTimeAsync(100)
    expect(run).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(run).toHaveBeenCalledTimes(2)
    await stop()
  })

  it('runs at once when its tag is announced, and once more for announcements during a run', async () => {
    let end = () => {}
    const run = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve
        }),
    )
    const stop = startTasks(payload, [taskOf(run, { firstMs: 10_000, wakeOn: ['mail'] })])
    const req = { payload } as PayloadRequest
    await invalidateTags(req, ['other'])
    expect(run).not.toHaveBeenCalled()
    await invalidateTags(req, ['mail'])
    await invalidateTags(req, ['mail'])
    await invalidateTags(req, ['mail'])
    expect(run).toHaveBeenCalledTimes(1)
    end()
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(2)
    end()
    await stop()
  })

  it('runs some time after the latest announcement, also if that came during a run', async () => {
    let end = () => {}
    const run = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve
        }),
    )
    const task = taskOf(run, { firstMs: 10_000, everyMs: 50_000, wakeOn: ['moderated'], wakeDelayMs: 100 })
    const stop = startTasks(payload, [task])
    const req = { payload } as PayloadRequest
    await invalidateTags(req, ['moderated'])
    await vi.advanceTimersByTimeAsync(60)
    await invalidateTags(req, ['moderated'])
    await vi.advanceTimersByTimeAsync(60)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(40)
    expect(run).toHaveBeenCalledTimes(1)
    await invalidateTags(req, ['moderated'])
    end()
    await vi.advanceTimersByTimeAsync(99)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    end()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).toHaveBeenCalledTimes(2)
    await stop()
  })

  it('is not put off beyond its interval by announcements that never stop', async () => {
    const run = vi.fn(async () => {})
    const stop = startTasks(payload, [
      taskOf(run, { firstMs: 10_000, wakeOn: ['moderated'], wakeDelayMs: 100 }),
    ])
    for (let step = 0; step < 50; step++) {
      await invalidateTags({ payload } as PayloadRequest, ['moderated'])
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(run).toHaveBeenCalledTimes(2)
    await stop()
  })

  it('is aborted and awaited when the site stops', async () => {
    let isAborted = false
    const run = (_payload: Payload, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          isAborted = true
          setTimeout(resolve, 50)
        })
      })
    const stop = startTasks(payload, [taskOf(run, { firstMs: 0 })])
    await vi.advanceTimersByTimeAsync(0)
    let isStopped = false
    const stopped = stop().then(() => {
      isStopped = true
    })
    await vi.advanceTimersByTimeAsync(40)
    expect([isAborted, isStopped]).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(10)
    await stopped
  })
})
