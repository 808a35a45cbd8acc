import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PricedItem } from '../../calculation/price-list'
import { MAX_WEEKS } from '../../model'
import { explainAmount } from '../../price-list/pricing-code'
import { continueStep, type Edit, fillRight, typeInto } from './cell-edits'
import { copyText, pasteText } from './clipboard'
import { cellsOfRow, derivedWeeks, type OfferedItem, rowsOf, withCells } from './grid-rows'
import { type Place, placeAfter, type Selection, selectCell } from './selection'

const offers: OfferedItem[] = [
  { kind: 'course', number: 2, title: 'General' },
  { kind: 'course', number: 3, title: 'Intensive' },
  { kind: 'accommodation', number: 3, title: 'Homestay' },
]
const general: PricedItem = {
  kind: 'course',
  number: 2,
  segments: [{ from: 1, to: 48, amount: 13000, perWeek: 13000 }],
}
const gone: PricedItem = {
  kind: 'course',
  number: 9,
  segments: [{ from: 12, to: 12, amount: 288000, perWeek: 0 }],
}
const items = [general, gone]
const rows = rowsOf(items, offers)

const range = (row: number, from: number, toRow: number, to: number): Selection => ({
  anchor: { row, week: from },
  active: { row: toRow, week: to },
})
const edited = (edit: Edit): PricedItem[] => {
  if ('refused' in edit) throw new Error(edit.refused.code)
  return withCells(items, rows, edit.changes)
}
const cells = (list: PricedItem[], row: number, from: number, to: number) =>
  cellsOfRow(rowsOf(list, offers)[row] ?? { segments: [] })
    .slice(from - 1, to)
    .map((cell) => (cell === undefined ? null : cell / 100))
const refusal = (edit: Edit) => ('refused' in edit ? edit.refused : undefined)

describe('rows of the grid', () => {
  it('are the current offers, followed by former ones', () => {
    expect(rows.map(({ kind, number, exists }) => `${kind} ${number} ${exists}`)).toEqual([
      'course 2 true',
      'course 3 true',
      'accommodation 3 true',
      'course 9 false',
    ])
  })

  it('know which prices are calculated', () => {
    const segments = [
      { from: 1, to: 4, amount: 100, perWeek: 100 },
      { from: 6, to: 6, amount: 900, perWeek: 0 },
    ]
    expect(derivedWeeks(segments).slice(0, 7)).toEqual([false, false, true, true, false, false, false])
  })

  it('stay the same objects if they do not change', () => {
    const changed = edited(typeInto({ row: 1, week: 4 }, '500'))
    expect(changed[0]).toBe(general)
    expect(changed[1]).toBe(gone)
    expect(changed[2]).toEqual({
      kind: 'course',
      number: 3,
      segments: [{ from: 4, to: 4, amount: 50000, perWeek: 0 }],
    })
  })

  it('are removed when their last price is cleared', () => {
    expect(edited(typeInto({ row: 3, week: 12 }, ' '))).toEqual([general])
  })

  it('change only the cell that is edited', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_WEEKS }),
        fc.option(fc.integer({ min: 0, max: 9_999_999 })),
        (week, minor) => {
          const expected = cellsOfRow(general)
          expected[week - 1] = minor ?? undefined
          const list = withCells(items, rows, [{ row: 0, week, value: minor ?? undefined }])
          expect(cellsOfRow(list[0] ?? { segments: [] })).toEqual(expected)
        },
      ),
    )
  })
})

describe('filling', () => {
  it('to the right copies the first selected week of each row', () => {
    const list = edited(fillRight(range(0, 2, 1, 5), rows))
    expect(cells(list, 0, 1, 6)).toEqual([130, 260, 260, 260, 260, 780])
    expect(cells(list, 1, 1, 6)).toEqual([null, null, null, null, null, null])
  })

  it('to the right copies the week before into a single cell', () => {
    expect(cells(edited(fillRight(selectCell({ row: 0, week: 3 }), rows)), 0, 2, 4)).toEqual([260, 260, 520])
    expect(refusal(fillRight(selectCell({ row: 0, week: 1 }), rows))).toEqual({ code: 'edit.selectWeeks' })
  })

  it('the rest of a row adds the last increase', () => {
    const typed = edited(typeInto({ row: 0, week: 3 }, '380'))
    const edit = continueStep(selectCell({ row: 0, week: 3 }), rowsOf(typed, offers))
    if ('refused' in edit) throw new Error(edit.refused.code)
    const list = withCells(typed, rowsOf(typed, offers), edit.changes)
    expect(cells(list, 0, 1, 6)).toEqual([130, 260, 380, 500, 620, 740])
    expect(cells(list, 0, 48, 48)).toEqual([380 + 45 * 120])
  })

  it('the rest of a row after one week adds the price of that week', () => {
    const typed = edited(typeInto({ row: 1, week: 1 }, '99.50'))
    const edit = continueStep(selectCell({ row: 1, week: 1 }), rowsOf(typed, offers))
    if ('refused' in edit) throw new Error(edit.refused.code)
    expect(withCells(typed, rowsOf(typed, offers), edit.changes)[2]?.segments).toEqual([
      { from: 1, to: 48, amount: 9950, perWeek: 9950 },
    ])
  })

  it('is refused without an increase, and for negative prices', () => {
    expect(refusal(continueStep(selectCell({ row: 1, week: 5 }), rows))).toEqual({
      code: 'edit.needsPrice',
      params: { title: 'Intensive', week: 5 },
    })
    const typed = edited(typeInto({ row: 0, week: 3 }, '10'))
    expect(refusal(continueStep(selectCell({ row: 0, week: 3 }), rowsOf(typed, offers)))).toEqual({
      code: 'edit.notAllowed',
      params: { title: 'General', step: '-250', week: 4 },
    })
    const former = withCells(items, rows, [{ row: 3, week: 1, value: undefined }])
    expect(refusal(continueStep(selectCell({ row: 3, week: 1 }), rowsOf(former, offers)))).toEqual({
      code: 'edit.needsPrice',
      params: { title: { code: 'grid.item', params: { kind: 'course', number: 9 } }, week: 1 },
    })
  })
})

describe('the clipboard', () => {
  it('pastes a block from a spreadsheet', () => {
    const list = edited(
      pasteText('1 000,50\t2000\t\r\n1,000.25\t\t3000\r\n', selectCell({ row: 1, week: 2 }), rows),
    )
    expect(cells(list, 1, 2, 4)).toEqual([1000.5, 2000, null])
    expect(cells(list, 2, 2, 4)).toEqual([1000.25, null, 3000])
  })

  it('fills a selection with one value', () => {
    const list = edited(pasteText('50\n', range(1, 1, 2, 3), rows))
    expect(cells(list, 1, 1, 4)).toEqual([50, 50, 50, null])
    expect(cells(list, 2, 1, 4)).toEqual([50, 50, 50, null])
  })

  it('refuses text that does not fit or is not an amount, with the cell', () => {
    expect(refusal(pasteText('1\n2\n3', selectCell({ row: 2, week: 1 }), rows))).toEqual({
      code: 'edit.tooManyRows',
      params: { rows: 3, left: 2 },
    })
    expect(refusal(pasteText('1\t2', selectCell({ row: 0, week: 48 }), rows))).toEqual({
      code: 'edit.tooManyWeeks',
      params: { weeks: 2, left: 1 },
    })
    expect(refusal(pasteText('1\tfree', selectCell({ row: 0, week: 1 }), rows))).toEqual({
      code: 'edit.pastedCell',
      params: { title: 'General', week: 2, problem: explainAmount('free', 'not_an_amount') },
    })
  })

  it('copies what was pasted', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fc.option(fc.integer({ min: 0, max: 9_999_999 })), { minLength: 3, maxLength: 3 }),
          {
            minLength: 2,
            maxLength: 2,
          },
        ),
        (block) => {
          const text = block
            .map((line) => line.map((minor) => (minor === null ? '' : (minor / 100).toFixed(2))).join('\t'))
            .join('\n')
          const list = edited(pasteText(text, selectCell({ row: 0, week: 7 }), rows))
          expect(block.map((_, row) => cells(list, row, 7, 9))).toEqual(
            block.map((line) => line.map((minor) => (minor === null ? null : minor / 100))),
          )
          const copied = copyText(range(0, 7, 1, 9), rowsOf(list, offers), 'de')
          expect(edited(pasteText(copied, selectCell({ row: 0, week: 7 }), rows))).toEqual(list)
        },
      ),
    )
  })
})

describe('keyboard navigation', () => {
  const from: Place = { row: 1, week: 5 }
  const cases: [string, boolean, Place][] = [
    ['ArrowLeft', false, { row: 1, week: 4 }],
    ['ArrowRight', false, { row: 1, week: 6 }],
    ['ArrowUp', false, { row: 0, week: 5 }],
    ['ArrowDown', false, { row: 2, week: 5 }],
    ['ArrowRight', true, { row: 1, week: 48 }],
    ['Home', false, { row: 1, week: 1 }],
    ['End', false, { row: 1, week: 48 }],
    ['Home', true, { row: 0, week: 1 }],
    ['End', true, { row: 3, week: 48 }],
    ['PageUp', false, { row: 0, week: 5 }],
    ['PageDown', false, { row: 3, week: 5 }],
  ]
  it.each(cases)('%s (with Ctrl: %s)', (key, ctrl, place) => {
    expect(placeAfter(key, ctrl, from, rows.length)).toEqual(place)
  })

  it('stays in the grid', () => {
    expect(placeAfter('ArrowLeft', false, { row: 0, week: 1 }, 4)).toEqual({ row: 0, week: 1 })
    expect(placeAfter('ArrowDown', false, { row: 3, week: 48 }, 4)).toEqual({ row: 3, week: 48 })
    expect(placeAfter('a', false, from, 4)).toBeUndefined()
  })
})
