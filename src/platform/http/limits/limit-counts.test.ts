import { describe, expect, it } from 'vitest'
import { LimitCounts, maxAnnounced } from './limit-counts'

const window = { max: 16, windowMs: 60_000 }

/** Adds several requests of a client and returns the last response. */
const add = (counts: LimitCounts, times: number, client = 'ada', now = 0) => {
  let last = counts.add('quotes', client, window, now)
  for (let more = 1; more < times; more++) last = counts.add('quotes', client, window, now)
  return last
}

describe('counts of limits', () => {
  it('count each client and limit alone, in windows', () => {
    const counts = new LimitCounts(false)
    expect(add(counts, 3)).toMatchObject({ current: 3, ttl: 60_000 })
    expect(add(counts, 1, 'bob')).toMatchObject({ current: 1 })
    expect(counts.add('cart', 'ada', window, 0)).toMatchObject({ current: 1 })
    expect(add(counts, 1, 'ada', 59_999)).toMatchObject({ current: 4, ttl: 1 })
    expect(add(counts, 1, 'ada', 60_000)).toMatchObject({ current: 1, ttl: 60_000 })
  })

  it('begin anew if the clock is set back', () => {
    const counts = new LimitCounts(false)
    add(counts, 20, 'ada', 3_600_000)
    expect(add(counts, 1, 'ada', 0)).toMatchObject({ current: 1, ttl: 60_000 })
  })

  it('announce nothing on a single node', () => {
    const counts = new LimitCounts(false)
    expect(add(counts, 16)).toMatchObject({ isChange: false, isUrgent: false })
    expect(counts.takeAnnounced(0)).toEqual([])
  })

  it('announce a client from an eighth of its limit, only what is new, and not beyond its limit', () => {
    const counts = new LimitCounts(true)
    expect(add(counts, 1)).toMatchObject({ isChange: false })
    expect(add(counts, 1)).toMatchObject({ isChange: true, isUrgent: false })
    expect(counts.takeAnnounced(0)).toMatchObject([{ added: 2, count: { client: 'ada' } }])
    expect(counts.takeAnnounced(0)).toEqual([])
    expect(add(counts, 8)).toMatchObject({ isUrgent: true })
    expect(counts.takeAnnounced(0)).toMatchObject([{ added: 8 }])
    add(counts, 100)
    expect(counts.takeAnnounced(0)).toMatchObject([{ added: 100 }])
    add(counts, 100)
    expect(counts.hasChanges).toBe(false)
  })

  it('add what other nodes have counted, in their window', () => {
    const counts = new LimitCounts(true)
    add(counts, 4)
    const [announced] = counts.takeAnnounced(0)
    if (announced) counts.learn(announced, 14, 30_000, 0)
    expect(add(counts, 1)).toMatchObject({ current: 15, ttl: 30_000 })
    expect(add(counts, 1, 'ada', 30_000)).toMatchObject({ current: 1, ttl: 60_000 })
  })

  it('ignore a total that arrives in the next window', () => {
    const counts = new LimitCounts(true)
    add(counts, 4)
    const [announced] = counts.takeAnnounced(0)
    add(counts, 1, 'ada', 60_000)
    if (announced) counts.learn(announced, 16, 1, 60_001)
    expect(add(counts, 1, 'ada', 60_002)).toMatchObject({ current: 2 })
  })

  it('keep to the limit of this node if announcements fail', () => {
    const counts = new LimitCounts(true)
    add(counts, 10)
    counts.takeAnnounced(0)
    expect(add(counts, 7)).toMatchObject({ current: 17 })
  })

  it('announce a bounded number of clients at a time, those that used most first', () => {
    const counts = new LimitCounts(true)
    for (let client = 0; client < 2 * maxAnnounced; client++) add(counts, client ? 2 : 3, `client ${client}`)
    const announced = counts.takeAnnounced(0)
    expect(announced).toHaveLength(maxAnnounced)
    expect(announced[0]).toMatchObject({ added: 3, count: { client: 'client 0' } })
    expect(counts.hasChanges).toBe(false)
  })

  it('forget the client that was counted longest ago', () => {
    const counts = new LimitCounts(false)
    add(counts, 9, 'first')
    add(counts, 1, 'second')
    add(counts, 1, 'first')
    for (let client = 0; client < 4999; client++) add(counts, 1, `client ${client}`)
    expect(add(counts, 1, 'first')).toMatchObject({ current: 11 })
    expect(add(counts, 1, 'second')).toMatchObject({ current: 1 })
  })
})
