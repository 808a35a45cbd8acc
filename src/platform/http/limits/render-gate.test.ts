import { describe, expect, it, vi } from 'vitest'
import { RenderGate, type RenderKind } from './render-gate'

/** Work that ends when the test says so. */
const job = (gate: RenderGate, kind: RenderKind) => {
  const state = { started: false, end: () => {} }
  const done = gate.run(kind, () => {
    state.started = true
    return new Promise<void>((resolve) => {
      state.end = resolve
    })
  })
  done.catch(() => {})
  return { state, done }
}

const nextTurn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

describe('RenderGate', () => {
  it('runs as many at a time as allowed, in the order in which they came', async () => {
    const gate = new RenderGate({ maxRunning: 2 })
    const jobs = ['page', 'page', 'page', 'page'].map((kind) => job(gate, kind as RenderKind))
    await nextTurn()
    expect(jobs.map(({ state }) => state.started)).toEqual([true, true, false, false])
    expect(gate.stats).toMatchObject({ running: 2, waiting: 2 })
    jobs[1]?.state.end()
    await jobs[1]?.done
    await nextTurn()
    expect(jobs.map(({ state }) => state.started)).toEqual([true, true, true, false])
  })

  it('gives variants one place and lets pages go first', async () => {
    const gate = new RenderGate({ maxRunning: 2 })
    const [first, second] = [job(gate, 'variant'), job(gate, 'variant')]
    const [page, waitingPage] = [job(gate, 'page'), job(gate, 'page')]
    await nextTurn()
    expect([first, second, page, waitingPage].map(({ state }) => state.started)).toEqual([
      true,
      false,
      true,
      false,
    ])
    first.state.end()
    await first.done
    await nextTurn()
    expect([second.state.started, waitingPage.state.started]).toEqual([false, true])
  })

  it('rests after a variant for twice as long as it took, while pages go on', async () => {
    const gate = new RenderGate({ maxRunning: 2 })
    const [first, second] = [job(gate, 'variant'), job(gate, 'variant')]
    await nextTurn()
    const took = 50
    const began = performance.now()
    await new Promise((resolve) => setTimeout(resolve, took))
    first.state.end()
    await first.done
    const page = job(gate, 'page')
    await nextTurn()
    expect([second.state.started, page.state.started]).toEqual([false, true])
    await vi.waitFor(() => expect(second.state.started).toBe(true), 15_000)
    expect(performance.now() - began).toBeGreaterThanOrEqual(3 * took - 5)
  })

  it('rests for half a second at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const gate = new RenderGate()
    const [first, second] = [job(gate, 'variant'), job(gate, 'variant')]
    await nextTurn()
    vi.advanceTimersByTime(10_000)
    first.state.end()
    await first.done
    vi.advanceTimersByTime(499)
    await nextTurn()
    expect(second.state.started).toBe(false)
    vi.advanceTimersByTime(1)
    await nextTurn()
    expect(second.state.started).toBe(true)
    vi.useRealTimers()
  })

  it('refuses at once when too many wait, without refusing pages because of variants', async () => {
    const gate = new RenderGate({ maxRunning: 1, maxWaiting: 2 })
    const jobs = Array.from({ length: 4 }, () => job(gate, 'variant'))
    await nextTurn()
    await expect(jobs[3]?.done).rejects.toMatchObject({ code: 'busy', status: 503 })
    expect(gate.stats).toEqual({ running: 1, waiting: 2, refused: 1 })
    const page = job(gate, 'page')
    jobs[0]?.state.end()
    await jobs[0]?.done
    await nextTurn()
    expect(page.state.started).toBe(true)
  })

  it('refuses work that has waited too long, and frees the place of failed work', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const gate = new RenderGate({ maxRunning: 1, maxWaitMs: 1000 })
    const running = job(gate, 'page')
    const waiting = job(gate, 'page')
    await nextTurn()
    vi.advanceTimersByTime(1000)
    await expect(waiting.done).rejects.toMatchObject({ code: 'busy' })
    running.state.end()
    await running.done
    await expect(gate.run('page', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await nextTurn()
    expect(gate.stats).toMatchObject({ running: 0, waiting: 0 })
    vi.useRealTimers()
  })

  it('lets the event loop turn before each piece of work, even if the work never waits', async () => {
    const gate = new RenderGate({ maxRunning: 1 })
    const order: string[] = []
    const works = [1, 2, 3].map((number) => gate.run('page', async () => order.push(`work ${number}`)))
    const turns = (async () => {
      for (let turn = 0; turn < 20 && order.filter((entry) => entry !== 'turn').length < 3; turn++) {
        order.push('turn')
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    await Promise.all([...works, turns])
    for (const number of [1, 2, 3]) expect(order[order.indexOf(`work ${number}`) - 1]).toBe('turn')
  })
})
