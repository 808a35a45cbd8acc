import { expect, it } from 'vitest'
import { createWorkQueue, type WorkQueueState } from './create-work-queue'
import { rowAt, withIds } from './rows'

const initial: WorkQueueState = { said: '', offers: [] }

it('tells its listeners every change at once', () => {
  const queue = createWorkQueue(initial)
  const heard: string[] = []
  const stop = queue.subscribe(() => heard.push(queue.read().said))
  queue.say('One.')
  stop()
  queue.say('Two.')
  expect([heard, queue.read().said]).toEqual([['One.'], 'Two.'])
})

it('sends requests in the order of the actions, and goes on after one that fails', async () => {
  const failed: unknown[] = []
  const queue = createWorkQueue(initial, (error) => failed.push(error))
  const order: number[] = []
  queue.inTurn(async () => {
    await new Promise((done) => setTimeout(done))
    order.push(1)
  })
  queue.inTurn(() => Promise.reject(new Error('refused')))
  queue.inTurn(async () => void order.push(2))
  await queue.isDone()
  expect([order, failed]).toEqual([[1, 2], [new Error('refused')]])
})

it('reads again what a change may have outdated', async () => {
  const queue = createWorkQueue(initial)
  let reads = 0
  const found = await queue.readCurrent(async () => {
    if (++reads === 1) await queue.sendChange(Promise.resolve())
    return reads
  })
  expect(found).toBe(2)
})

it('offers to undo the newest change, and then the one before it', () => {
  const queue = createWorkQueue(initial)
  queue.offerUndo('a', 'First.')
  queue.offerUndo(null, 'Nothing was changed.')
  queue.offerUndo('b', 'Second.')
  expect(queue.read().offers.map(({ text }) => text)).toEqual(['First.', 'Second.'])
  queue.withdraw('b')
  expect(queue.read().offers.at(-1)?.batch).toBe('a')
})

it('moves between rows and stops at both ends', () => {
  expect([-1, 1, 5].map((steps) => rowAt([1, 2, 3], 2, steps))).toEqual([1, 3, 3])
  expect(rowAt([4, 5], undefined, 1)).toBe(4)
  expect(rowAt([], undefined, 1)).toBeUndefined()
})

it('adds to a selection and takes from it', () => {
  expect([...withIds(new Set([1]), [2, 3], true)]).toEqual([1, 2, 3])
  expect([...withIds(new Set([1, 2]), [2, 3], false)]).toEqual([1])
})
