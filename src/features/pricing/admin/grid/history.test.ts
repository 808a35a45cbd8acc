import { expect, it } from 'vitest'
import { withChanges } from '../../price-list/changed-cells'
import { cellsOf, type PricedItem } from '../../price-list/price-list'
import { change, newHistory, receive, redo, undo } from './history'

const week = (number: number, amount: number) => ({ from: number, to: number, amount, perWeek: 0 })
const list = (...amounts: number[]): PricedItem[] => [
  { kind: 'course', number: 2, segments: amounts.map((amount, index) => week(index + 1, amount)) },
]
const cells = (items: PricedItem[] | undefined) => cellsOf(items?.[0]?.segments ?? [], 3)

it('keeps the cells of another person when a step from before the merge is undone or redone', () => {
  const typed = change(newHistory(list(130, 260, 350)), list(130, 275, 350))
  const merged = receive(typed, list(136, 275, 350), withChanges)
  expect(cells(merged.shown)).toEqual([136, 275, 350])
  const undone = undo(merged)
  expect(cells(undone?.shown)).toEqual([136, 260, 350])
  expect(cells(undone && redo(undone)?.shown)).toEqual([136, 275, 350])
})

it('does not bring back the value of a cell that both changed, if theirs was taken', () => {
  const typed = change(newHistory(list(130, 260)), list(140, 260))
  const merged = receive(typed, list(136, 260), withChanges)
  expect(cells(undo(merged)?.shown)).toEqual([136, 260, undefined])
})

it('keeps a change that was made during the save, and the cells of another person', () => {
  const saving = { ...change(newHistory(list(130, 260)), list(130, 270)), waits: true }
  const merged = receive(saving, list(136, 260), withChanges)
  expect(cells(merged.shown)).toEqual([136, 270, undefined])
})

it('leaves the steps alone after a save that changed nothing, or when the form is behind', () => {
  const first = newHistory(list(130))
  const second = change(first, list(131))
  const third = change(second, list(132))
  const saved = receive(third, list(132), withChanges)
  expect(saved.past).toEqual(third.past)
  expect(saved.past[0]).toBe(first.shown)
  expect(receive(third, second.shown, withChanges).past).toBe(third.past)
})

it('says that there is nothing to undo or redo', () => {
  expect(undo(newHistory(1))).toBeUndefined()
  expect(redo(newHistory(1))).toBeUndefined()
})
