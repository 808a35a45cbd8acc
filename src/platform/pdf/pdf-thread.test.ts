import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PdfDocument } from '../../shared/formats/pdf'
import { PdfThread } from './pdf-thread'

/** Stands in for the thread: answers when the test says so. */
class Thread extends EventEmitter {
  readonly calls: PdfDocument[] = []
  ended = false
  unref() {}
  postMessage(call: PdfDocument) {
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

const open = (
  options: { maxWaiting?: number; idleMs?: number; maxRenderMs?: number; failedStarts?: number } = {},
) => {
  let failedStarts = options.failedStarts ?? 0
  const threads: Thread[] = []
  const pdfs = new PdfThread({
    ...options,
    start: () => {
      if (failedStarts-- > 0) throw new Error('no more threads')
      threads.push(new Thread())
      return threads.at(-1) as unknown as Worker
    },
  })
  const make = (token: string) => {
    const document = { title: token, blocks: [] } as unknown as PdfDocument
    const load = vi.fn(async (tag: (tag: string) => void) => {
      tag(`tag of ${token}`)
      return { document, name: 'quay' }
    })
    const made = pdfs.create(token, load)
    made.catch(() => {})
    return { made: made.then(({ bytes, name }) => `${name} ${bytes}`), load }
  }
  return { pdfs, threads, make }
}

/** Loading a quote takes a turn; then the thread has its call. */
const loaded = () => new Promise((resolve) => setImmediate(resolve))

describe('PdfThread', () => {
  afterEach(() => vi.useRealTimers())

  it('creates a PDF once for concurrent requests', async () => {
    const { pdfs, threads, make } = open()
    const asked = Array.from({ length: 150 }, () => make('a'))
    await loaded()
    expect(threads[0]?.calls).toHaveLength(1)
    threads[0]?.answer('bytes')
    const answers = await Promise.all(asked.map(({ made }) => made))
    expect(new Set(answers)).toEqual(new Set(['quay bytes']))
    expect(await make('a').made).toBe('quay bytes')
    expect(asked.filter(({ load }) => load.mock.calls.length)).toHaveLength(1)
    expect(threads[0]?.calls).toHaveLength(1)
    await pdfs.close()
  })

  it('keeps a PDF until something that it shows changes', async () => {
    const { pdfs, threads, make } = open()
    const first = make('a')
    await loaded()
    threads[0]?.answer('one')
    expect(await first.made).toBe('quay one')
    pdfs.invalidate(['tag of b'])
    expect(await make('a').made).toBe('quay one')
    pdfs.invalidate(['tag of a'])
    const second = make('a')
    await loaded()
    threads[0]?.answer('two')
    expect(await second.made).toBe('quay two')
    pdfs.invalidateAll()
    const third = make('a')
    await loaded()
    threads[0]?.answer('three')
    expect(await third.made).toBe('quay three')
    await pdfs.close()
  })

  it('does not give a PDF to requests that came after a change', async () => {
    const { pdfs, threads, make } = open()
    const before = make('a')
    await loaded()
    pdfs.invalidate(['anything'])
    const after = make('a')
    await loaded()
    threads[0]?.answer('old')
    expect(await before.made).toBe('quay old')
    threads[0]?.answer('new')
    expect(await after.made).toBe('quay new')
    expect(await make('a').made).toBe('quay new')
    await pdfs.close()
  })

  it('creates PDFs one after the other and refuses more before loading them', async () => {
    const { pdfs, threads, make } = open({ maxWaiting: 2 })
    const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map(make)
    await expect(fourth?.made).rejects.toMatchObject({ code: 'busy', status: 503 })
    expect(fourth?.load).not.toHaveBeenCalled()
    await loaded()
    expect(threads[0]?.calls).toHaveLength(1)
    for (const asked of [first, second, third]) {
      threads[0]?.answer()
      await asked?.made
    }
    expect(threads[0]?.calls).toHaveLength(3)
    await pdfs.close()
  })

  it('fails the PDF whose thread ended, and creates the next one in a new thread', async () => {
    const { pdfs, threads, make } = open()
    const [first, second] = ['a', 'b'].map(make)
    await loaded()
    threads[0]?.emit('error', new Error('out of memory'))
    await expect(first?.made).rejects.toMatchObject({ code: 'internal' })
    threads[1]?.answer()
    expect(await second?.made).toBe('quay pdf')
    await pdfs.close()
  })

  it('fails PDFs whose thread cannot be started, and creates the next one', async () => {
    const { pdfs, threads, make } = open({ failedStarts: 2 })
    const [first, second, third] = ['a', 'b', 'c'].map(make)
    for (const asked of [first, second])
      await expect(asked?.made).rejects.toMatchObject({
        code: 'internal',
        cause: { message: 'no more threads' },
      })
    await loaded()
    threads[0]?.answer()
    expect(await third?.made).toBe('quay pdf')
    await pdfs.close()
  })

  it('terminates a thread that takes too long or is idle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { pdfs, threads, make } = open({ maxRenderMs: 1000, idleMs: 5000 })
    const slow = make('a')
    await loaded()
    vi.advanceTimersByTime(1000)
    await expect(slow.made).rejects.toMatchObject({ code: 'internal' })
    expect(threads[0]?.ended).toBe(true)
    const quick = make('b')
    await loaded()
    threads[1]?.answer()
    await quick.made
    vi.advanceTimersByTime(4999)
    expect(threads[1]?.ended).toBe(false)
    vi.advanceTimersByTime(1)
    expect(threads[1]?.ended).toBe(true)
    await pdfs.close()
  })

  it('rejects waiting requests when the site stops', async () => {
    const { pdfs, threads, make } = open()
    const asked = ['a', 'b'].map(make)
    await loaded()
    await pdfs.close()
    for (const { made } of asked) await expect(made).rejects.toMatchObject({ code: 'unavailable' })
    expect(threads[0]?.ended).toBe(true)
    await expect(make('c').made).rejects.toMatchObject({ code: 'unavailable' })
  })
})
