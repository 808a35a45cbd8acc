import { describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../shared/errors'
import { EnginePool, type ExtractSource } from './engine-pool.server'
import type { EngineThread } from './engine-thread.server'

const source = (id: number, version = 'a'): ExtractSource => ({
  id,
  version,
  locate: async () => `${id}-${version}`,
  surroundings: { towns: [], regions: [] },
})

const unavailable = { code: 'unavailable', cause: { message: 'This is no map.' } }

const setUp = (options: { most?: number; broken?: string[]; answered?: Promise<void> } = {}) => {
  const { answered = Promise.resolve() } = options
  const closed: string[] = []
  const clock = { now: 0 }
  const end = new Map<string, () => void>()
  const open = vi.fn(async ({ file }: { file: string }) => {
    if (options.broken?.includes(file)) throw new AppError('bad_request', 'This is no map.')
    const ended = new Promise<void>((resolve) => end.set(file, resolve))
    const close = async () => void closed.push(file)
    const closeWhenDone = () => answered.then(close)
    return { ended, close, closeWhenDone } as unknown as EngineThread
  })
  const engines = new EnginePool({
    open,
    now: () => clock.now,
    idleMs: 1000,
    retryMs: 100,
    most: options.most ?? 3,
  })
  return { engines, open, closed, clock, end }
}

describe('EnginePool', () => {
  it('opens an extract once for all requests', async () => {
    const { engines, open } = setUp()
    const [a, b] = await Promise.all([engines.get(source(1)), engines.get(source(1))])
    expect(a).toBe(b)
    expect(open).toHaveBeenCalledTimes(1)
    await engines.close()
  })

  it('closes the old engine when the file was replaced', async () => {
    const { engines, open, closed } = setUp()
    await engines.get(source(1))
    await engines.get(source(1, 'b'))
    await vi.waitFor(() => expect(closed).toEqual(['1-a']), 15_000)
    expect(open).toHaveBeenCalledTimes(2)
    await engines.close()
  })

  it('closes unused engines and opens them again on request', async () => {
    const { engines, open, closed, clock } = setUp()
    await engines.get(source(1))
    clock.now = 900
    await engines.get(source(2))
    clock.now = 1000
    engines.sweep()
    await vi.waitFor(() => expect(closed).toEqual(['1-a']), 15_000)
    await engines.get(source(1))
    expect(open).toHaveBeenCalledTimes(3)
    await engines.close()
  })

  it('keeps a limited number of engines and closes the least recently used one', async () => {
    const { engines, closed, clock } = setUp({ most: 2 })
    for (const id of [1, 2, 1, 3]) {
      clock.now++
      await engines.get(source(id))
    }
    await vi.waitFor(() => expect(closed).toEqual(['2-a']), 15_000)
    await engines.close()
  })

  it('lets a replaced engine finish its requests while the new one opens', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { engines, closed } = setUp({ answered })
    await engines.get(source(1))
    await engines.get(source(1, 'b'))
    expect(closed).toEqual([])
    answer()
    await vi.waitFor(() => expect(closed).toEqual(['1-a']), 15_000)
    await engines.close()
  })

  it('closes all engines at once when the site stops', async () => {
    const { engines, closed } = setUp({ answered: new Promise(() => {}) })
    await engines.get(source(1))
    await engines.get(source(1, 'b'))
    await engines.close()
    expect(closed.sort()).toEqual(['1-a', '1-b'])
  })

  it('does not retry a broken file for a while', async () => {
    const { engines, open, clock } = setUp({ broken: ['1-a'] })
    await expect(engines.get(source(1))).rejects.toMatchObject(unavailable)
    await expect(engines.get(source(1))).rejects.toMatchObject(unavailable)
    expect(open).toHaveBeenCalledTimes(1)
    clock.now = 101
    await expect(engines.get(source(1))).rejects.toMatchObject(unavailable)
    expect(open).toHaveBeenCalledTimes(2)
    // A replaced file is opened at once.
    await engines.get(source(1, 'b'))
    await engines.close()
  })

  it('opens an engine again after its thread has died', async () => {
    const { engines, open, end } = setUp()
    await engines.get(source(1))
    end.get('1-a')?.()
    await vi.waitFor(async () => {
      await engines.get(source(1))
      expect(open).toHaveBeenCalledTimes(2)
    }, 15_000)
    await engines.close()
  })

  it('opens no engine after it was closed', async () => {
    const { engines, closed } = setUp()
    await engines.get(source(1))
    await engines.get(source(2))
    await engines.close()
    expect(closed.sort()).toEqual(['1-a', '2-a'])
    await expect(engines.get(source(1))).rejects.toMatchObject({ code: 'unavailable' })
  })
})
