import { expect, it } from 'vitest'
import { undoLeftMs } from './undo-offer'

const leftMs = (shownAt: number | undefined, now: number, isResting = false) =>
  undoLeftMs({ batch: 'b', answeredAt: 0 }, { shownAt, now, isResting })

it('offers to undo for ten seconds from when the result is shown, but only what the server accepts', () => {
  expect(leftMs(undefined, 1_000)).toBe(14_000)
  expect(leftMs(1_000, 1_000)).toBe(10_000)
  expect(leftMs(1_000, 4_000)).toBe(7_000)
  expect(leftMs(9_000, 9_000)).toBe(6_000)
  expect(leftMs(20_000, 20_000)).toBe(0)
})

it('offers it for as long as it will work while the pointer rests on the offer', () => {
  expect(leftMs(0, 10_500)).toBe(0)
  expect(leftMs(0, 10_500, true)).toBe(3_000)
  expect(leftMs(0, 13_500, true)).toBe(0)
})

it('shows what cannot be undone for eight seconds', () => {
  const notice = { batch: null, answeredAt: 0 }
  expect(undoLeftMs(notice, { shownAt: undefined, now: 60_000 })).toBe(Number.POSITIVE_INFINITY)
  expect(undoLeftMs(notice, { shownAt: 60_000, now: 61_000 })).toBe(7_000)
})
