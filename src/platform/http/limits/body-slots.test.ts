import { describe, expect, it, vi } from 'vitest'
import { type ArrivingBody, BodySlots } from './body-slots'

const limits = { max: 3, maxPerClient: 2, fastEnoughBytesPerSecond: 1000, safeMs: 500 }

const body = (client: string, begunAt = 0, bytes = 0) => ({
  client,
  begunAt,
  received: () => bytes,
  cutOff: vi.fn(),
})

const placesWith = (...bodies: ArrivingBody[]) => {
  const places = new BodySlots(limits)
  for (const one of bodies) expect(places.enter(one)).toBe(true)
  return places
}

describe('places for bodies', () => {
  it('are given until all are taken, and again when one has left', () => {
    const first = body('a')
    const places = placesWith(first, body('b'), body('c'))
    expect(places.enter(body('d'))).toBe(false)
    places.leave(first)
    places.leave(first)
    expect(places.enter(body('d'))).toBe(true)
    expect(places.enter(body('e'))).toBe(false)
  })

  it('pass from the slowest sender to a new one', () => {
    const [slow, slower, fast] = [body('a', 0, 100), body('b', 0, 10), body('c', 0, 50_000)]
    const places = placesWith(slow, slower, fast)
    expect(places.enter(body('d', 1000))).toBe(true)
    expect(slower.cutOff).toHaveBeenCalledOnce()
    expect(places.enter(body('e', 1000))).toBe(true)
    expect(slow.cutOff).toHaveBeenCalledOnce()
    expect(places.enter(body('f', 1000))).toBe(false)
    expect(fast.cutOff).not.toHaveBeenCalled()
  })

  it('are compared by rate, not by time', () => {
    const [old, young] = [body('a', 0, 9000), body('b', 9000, 10)]
    const places = placesWith(old, young, body('c', 9900))
    expect(places.enter(body('d', 10_000))).toBe(true)
    expect(young.cutOff).toHaveBeenCalledOnce()
    expect(old.cutOff).not.toHaveBeenCalled()
  })

  it('are safe in the first moment and when the body is complete', () => {
    const complete = body('a', 0, Number.POSITIVE_INFINITY)
    const places = placesWith(complete, body('b', 600), body('c', 600))
    expect(places.enter(body('d', 1000))).toBe(false)
    expect(complete.cutOff).not.toHaveBeenCalled()
  })

  it('of one client pass only to the same client', () => {
    const [own, other, slowest] = [body('a', 0, 20), body('a', 0, 30), body('b', 0, 1)]
    const places = placesWith(own, other, slowest)
    expect(places.enter(body('a', 1000))).toBe(true)
    expect(own.cutOff).toHaveBeenCalledOnce()
    expect(slowest.cutOff).not.toHaveBeenCalled()
    // Another client gets the place of the slowest of all.
    expect(places.enter(body('c', 1000))).toBe(true)
    expect(slowest.cutOff).toHaveBeenCalledOnce()
  })

  it('never exceed their limits, whoever comes and goes', () => {
    const places = new BodySlots(limits)
    const inside = new Set<ArrivingBody>()
    for (let now = 0; now < 20_000; now += 100) {
      const one: ArrivingBody = {
        ...body(String(now % 7), now, now % 900),
        cutOff: () => void inside.delete(one),
      }
      if (places.enter(one)) inside.add(one)
      expect(inside.size).toBeLessThanOrEqual(limits.max)
      const ofClient = [...inside].filter(({ client }) => client === one.client)
      expect(ofClient.length).toBeLessThanOrEqual(limits.maxPerClient)
    }
    expect(inside.size).toBe(limits.max)
  })
})
