import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BestCompression } from './best-compression'

/** Stands in for the thread: answers when the test says so. */
class Thread extends EventEmitter {
  readonly calls: string[] = []
  ended = false
  unref() {}
  postMessage(bytes: Buffer) {
    this.calls.push(bytes.toString())
  }
  answer(text: string) {
    this.emit('message', new Uint8Array(Buffer.from(text)))
  }
  async terminate() {
    this.ended = true
    this.emit('exit', 1)
  }
}

const open = ({ failedStarts = 0, maxWaiting = 3 } = {}) => {
  const threads: Thread[] = []
  const errors: unknown[] = []
  const state = { isIdle: true, done: [] as string[] }
  const best = new BestCompression({
    maxWaiting,
    observe: () => () => state.isIdle,
    onError: (error) => errors.push(error),
    start: () => {
      if (failedStarts-- > 0) throw new Error('no more threads')
      threads.push(new Thread())
      return threads.at(-1) as unknown as Worker
    },
  })
  const add = (name: string, isWanted = () => true) => {
    const bytes = Buffer.from(name)
    const job = { bytes, isWanted, done: (br: Buffer) => void state.done.push(`${name} ${br}`) }
    best.add(job)
    return job
  }
  return { best, threads, errors, state, add }
}

describe('BestCompression', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('compresses one page after the other in one thread, and rests in between', () => {
    const { threads, state, add } = open()
    for (const name of ['a', 'b']) add(name)
    expect(threads).toHaveLength(0)
    vi.advanceTimersByTime(1000)
    expect(threads[0]?.calls).toEqual(['a'])
    vi.advanceTimersByTime(400)
    threads[0]?.answer('small')
    expect(state.done).toEqual(['a small'])
    vi.advanceTimersByTime(1199)
    expect(threads[0]?.calls).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(threads[0]?.calls).toEqual(['a', 'b'])
    expect(threads).toHaveLength(1)
  })

  it('waits until the process is idle', () => {
    const { threads, state, add } = open()
    state.isIdle = false
    add('a')
    vi.advanceTimersByTime(10_000)
    expect(threads).toHaveLength(0)
    state.isIdle = true
    vi.advanceTimersByTime(1000)
    expect(threads[0]?.calls).toEqual(['a'])
  })

  it('skips pages that are gone, and drops the oldest if too many wait', () => {
    const { threads, add } = open()
    for (const name of ['dropped', 'a', 'b', 'c']) add(name, () => name !== 'a')
    vi.advanceTimersByTime(1000)
    threads[0]?.answer('')
    vi.advanceTimersByTime(1000)
    expect(threads[0]?.calls).toEqual(['b', 'c'])
  })

  it('starts no thread for pages that are all gone', () => {
    const { best, threads, add } = open()
    add('a', () => false)
    vi.advanceTimersByTime(60_000)
    expect(threads).toHaveLength(0)
    expect(best.isBusy).toBe(false)
  })

  it('does not queue a page twice', () => {
    const { best, threads, add } = open()
    const job = add('a')
    best.add(job)
    vi.advanceTimersByTime(1000)
    best.add(job)
    threads[0]?.answer('')
    vi.advanceTimersByTime(10_000)
    expect(threads[0]?.calls).toEqual(['a'])
  })

  it('ends the thread when there is nothing left to do, and starts another one later', () => {
    const { threads, errors, add } = open()
    add('a')
    vi.advanceTimersByTime(1000)
    threads[0]?.answer('')
    vi.advanceTimersByTime(30_000)
    expect(threads[0]?.ended).toBe(true)
    add('b')
    vi.advanceTimersByTime(1000)
    expect(threads[1]?.calls).toEqual(['b'])
    expect(errors).toEqual([])
  })

  it('reports a thread that fails and starts another one for the next page, not at once', () => {
    const { threads, errors, state, add } = open()
    for (const name of ['a', 'b']) add(name)
    vi.advanceTimersByTime(1000)
    threads[0]?.emit('error', new Error('out of memory'))
    threads[0]?.emit('exit', 1)
    expect(errors).toEqual([new Error('out of memory')])
    vi.advanceTimersByTime(59_000)
    expect(threads).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(threads[1]?.calls).toEqual(['b'])
    expect(state.done).toEqual([])
  })

  it('reports that no thread could be started', () => {
    const { threads, errors, add } = open({ failedStarts: 1 })
    add('a')
    vi.advanceTimersByTime(1000)
    expect(errors).toEqual([new Error('no more threads')])
    add('b')
    vi.advanceTimersByTime(10_000)
    expect(threads).toHaveLength(0)
    vi.advanceTimersByTime(50_000)
    expect(threads[0]?.calls).toEqual(['b'])
  })

  it('ends the thread and takes no more pages after it was closed', async () => {
    const { best, threads, errors, state, add } = open()
    add('a')
    vi.advanceTimersByTime(1000)
    await best.close()
    expect(threads[0]?.ended).toBe(true)
    threads[0]?.answer('late')
    add('b')
    vi.advanceTimersByTime(60_000)
    expect(threads).toHaveLength(1)
    expect([state.done, errors]).toEqual([[], []])
  })
})
