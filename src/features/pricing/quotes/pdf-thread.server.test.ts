import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type PdfCall, PdfThread } from './pdf-thread.server'

/** Stands in for the thread: answers when the test says so. */
class Thread extends EventEmitter {
  readonly calls: PdfCall[] = []
  ended = false
  unref() {}
  postMessage(call: PdfCall) {
    this.calls.push(call)
  }
  answer(text = 'pdf') {
    this.emit('message', { bytes: new Uint8Array(Buffer.from(text)) })
  }
  async terminate() {
    this.ended = true
    this.emit('exit', 1)
  }
}

const open = (options: { maxWaiting?: number; idleMs?: number; maxRenderMs?: number } = {}) => {
  const threads: Thread[] = []
  const pdfs = new PdfThread({
    ...options,
    start: () => {
      threads.push(new Thread())
      return threads.at(-1) as unknown as Worker
    },
  })
  const make = (token: string) => {
    const made = pdfs.make({ quote: { token }, locale: 'en', publicUrl: '' } as PdfCall)
    made.catch(() => {})
    return made
  }
  return { pdfs, threads, make }
}

describe('PdfThread', () => {
  afterEach(() => vi.useRealTimers())

  it('makes one PDF once, however many ask for it', async () => {
    const { pdfs, threads, make } = open()
    const asked = Array.from({ length: 150 }, () => make('a'))
    expect(threads[0]?.calls).toHaveLength(1)
    threads[0]?.answer('bytes')
    expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['bytes']))
    expect(String(await make('a'))).toBe('bytes')
    expect(threads[0]?.calls).toHaveLength(1)
    await pdfs.close()
  })

  it('makes them one after the other and refuses when too many wait', async () => {
    const { pdfs, threads, make } = open({ maxWaiting: 2 })
    const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map(make)
    await expect(fourth).rejects.toMatchObject({ code: 'busy', status: 503 })
    expect(threads[0]?.calls).toHaveLength(1)
    for (const made of [first, second, third]) {
      threads[0]?.answer()
      await made
    }
    expect(threads[0]?.calls).toHaveLength(3)
    await pdfs.close()
  })

  it('fails the PDF that ended its thread, and makes the next one in another', async () => {
    const { pdfs, threads, make } = open()
    const [first, second] = ['a', 'b'].map(make)
    threads[0]?.emit('error', new Error('out of memory'))
    await expect(first).rejects.toMatchObject({ code: 'internal' })
    threads[1]?.answer()
    expect(String(await second)).toBe('pdf')
    await pdfs.close()
  })

  it('ends a thread that takes too long or has nothing to do', async () => {
    vi.useFakeTimers()
    const { pdfs, threads, make } = open({ maxRenderMs: 1000, idleMs: 5000 })
    const slow = make('a')
    vi.advanceTimersByTime(1000)
    await expect(slow).rejects.toMatchObject({ code: 'internal' })
    expect(threads[0]?.ended).toBe(true)
    const quick = make('b')
    threads[1]?.answer()
    await quick
    vi.advanceTimersByTime(4999)
    expect(threads[1]?.ended).toBe(false)
    vi.advanceTimersByTime(1)
    expect(threads[1]?.ended).toBe(true)
    await pdfs.close()
  })

  it('tells whoever waits that the site is stopping', async () => {
    const { pdfs, threads, make } = open()
    const asked = ['a', 'b'].map(make)
    await pdfs.close()
    for (const made of asked) await expect(made).rejects.toMatchObject({ code: 'unavailable' })
    expect(threads[0]?.ended).toBe(true)
    await expect(make('c')).rejects.toMatchObject({ code: 'unavailable' })
  })
})
