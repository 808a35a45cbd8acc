import { expect, it, vi } from 'vitest'
import { streamOf } from './stream'

/** Counts what is made, and notes the end. */
const counter = (count: number, failAt = -1) => {
  const seen = { made: 0, ended: false }
  async function* make() {
    try {
      for (; seen.made < count; ) {
        if (seen.made === failAt) throw new Error('disk full')
        yield Buffer.from([seen.made++])
      }
    } finally {
      seen.ended = true
    }
  }
  return { seen, pieces: make() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('passes on all pieces, and makes them only as they are taken', async () => {
  const { seen, pieces } = counter(50)
  const reader = (await streamOf(pieces)).getReader()
  await settle()
  expect(seen.made).toBeLessThan(4)
  const read: number[] = []
  for (let each = await reader.read(); !each.done; each = await reader.read()) read.push(...each.value)
  expect(read).toEqual(Array.from({ length: 50 }, (_, index) => index))
  expect(seen.ended).toBe(true)
})

it('ends the work when the client leaves', async () => {
  const { seen, pieces } = counter(50)
  const reader = (await streamOf(pieces)).getReader()
  await reader.read()
  await reader.cancel()
  expect(seen).toMatchObject({ ended: true })
  expect(seen.made).toBeLessThan(5)
})

it('ends the work when the client stops reading', async () => {
  const { seen, pieces } = counter(50)
  const reader = (await streamOf(pieces, 10)).getReader()
  await vi.waitFor(() => expect(seen.ended).toBe(true), 15_000)
  await expect(reader.read()).rejects.toThrow('the client has stopped reading')
})

it('fails at once if the first piece does, and breaks off if a later one does', async () => {
  await expect(streamOf(counter(9, 0).pieces)).rejects.toThrow('disk full')
  const reader = (await streamOf(counter(9, 3).pieces)).getReader()
  await expect(
    (async () => {
      for (;;) if ((await reader.read()).done) return
    })(),
  ).rejects.toThrow('disk full')
})
