import { expect, it } from 'vitest'
import { cellsOf, type PricedItem } from '../../calculation/price-list'
import { withChanges } from '../../price-list/changed-cells'
import { change, newHistory, receive, redo, send, undo } from './history'

const week = (number: number, amount: number) => ({ from: number, to: number, amount, perWeek: 0 })
const list = (...amounts: number[]): PricedItem[] => [
  { kind: 'course', number: 2, segments: amounts.map((amount, index) => week(index + 1, amount)) },
]
const cells = (items: PricedItem[]) => cellsOf(items[0]?.segments ?? [], 3)

/** A change that the form has taken. */
const typed = (before: PricedItem[], after: PricedItem[]) => {
  const history = change(newHistory(before), after)
  return receive(history, send(history), withChanges)
}

it('keeps the cells of another person when a step from before the merge is undone or redone', () => {
  const merged = receive(typed(list(130, 260, 350), list(130, 275, 350)), list(136, 275, 350), withChanges)
  expect(cells(merged.shown)).toEqual([136, 275, 350])
  expect(cells(undo(merged).shown)).toEqual([136, 260, 350])
  expect(cells(redo(undo(merged)).shown)).toEqual([136, 275, 350])
})

it('does not bring back the value of a cell that both changed, if theirs was taken', () => {
  const merged = receive(typed(list(130, 260), list(140, 260)), list(136, 260), withChanges)
  expect(cells(undo(merged).shown)).toEqual([136, 260, undefined])
})

it('keeps a change that was made during the save, and the cells of another person', () => {
  const saving = change(newHistory(list(130, 260)), list(130, 270))
  const merged = receive(saving, list(136, 260), withChanges)
  expect(cells(merged.shown)).toEqual([136, 270, undefined])
})

it('undoes and redoes a change that was sent before the values of the save were rendered', () => {
  const duringSave = change(typed(list(130, 260, 350), list(130, 275, 350)), list(130, 275, 400))
  const sent = send(duringSave)
  const saved = receive(duringSave, list(136, 275, 350), withChanges)
  expect(cells(saved.shown)).toEqual([136, 275, 400])
  const late = receive(saved, sent, withChanges)
  const settled = receive(late, send(late), withChanges)
  expect(settled.ofForm).toBe(settled.shown)
  expect(cells(settled.shown)).toEqual([136, 275, 400])
  expect(cells(undo(settled).shown)).toEqual([136, 275, 350])
  expect(cells(undo(undo(settled)).shown)).toEqual([136, 260, 350])
  expect(cells(redo(undo(settled)).shown)).toEqual([136, 275, 400])
})

it('leaves the steps alone after a save that changed nothing, or when the form is behind', () => {
  const second = change(newHistory(list(130)), list(131))
  const behind = send(second)
  const third = change(second, list(132))
  const rendered = receive(third, behind, withChanges)
  expect(rendered).toMatchObject({ ofForm: behind, shown: third.shown, past: third.past })
  const saved = receive(receive(rendered, send(rendered), withChanges), list(132), withChanges)
  expect(saved.past).toEqual(third.past)
  expect(saved.past[0]).toBe(second.past[0])
})

it('returns the same history if there is nothing to undo or redo', () => {
  const history = newHistory(list(130))
  expect(undo(history)).toBe(history)
  expect(redo(history)).toBe(history)
})
