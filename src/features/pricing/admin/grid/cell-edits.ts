import { MAX_AMOUNT, readAmount, writeAmount } from '../../../../shared/text/amount-text'
import { MAX_WEEKS } from '../../model'
import { explainAmount, type PricingCode } from '../../price-list/pricing-code'
import { type Cell, type CellChange, cellsOfRow, type GridRow, rowTitle } from './grid-rows'
import { type Block, blockOf, type Place, placesIn, type Selection } from './selection'

/** Either the changed cells, or why nothing changes. */
export type Edit = { changes: CellChange[] } | { refused: PricingCode }

const rowsIn = ({ top, bottom }: Block, rows: readonly GridRow[]) =>
  rows.slice(top, bottom + 1).map((row, index) => ({ row: top + index, cells: cellsOfRow(row) }))

export const clear = (block: Block): Edit => ({
  changes: placesIn(block).map((place) => ({ ...place, value: undefined })),
})

export const typeInto = (place: Place, text: string): Edit => {
  if (text.trim() === '') return { changes: [{ ...place, value: undefined }] }
  const value = readAmount(text)
  return typeof value === 'number'
    ? { changes: [{ ...place, value }] }
    : { refused: explainAmount(text, value) }
}

/** Copies the first selected week of each row to the others. A single cell gets the price of the week before it. */
export const fillRight = (selection: Selection, rows: readonly GridRow[]): Edit => {
  const block = blockOf(selection)
  const single = block.from === block.to
  if (single && block.from === 1) return { refused: { code: 'edit.selectWeeks' } }
  const source = single ? block.from - 1 : block.from
  return {
    changes: rowsIn(block, rows).flatMap(({ row, cells }) =>
      Array.from({ length: block.to - source }, (_, index) => ({
        row,
        week: source + 1 + index,
        value: cells[source - 1],
      })),
    ),
  }
}

/** The price increase from the week before to `week`. */
const stepAt = (cells: readonly Cell[], week: number): number | undefined => {
  const last = cells[week - 1]
  const before = week === 1 ? 0 : cells[week - 2]
  return last === undefined || before === undefined ? undefined : last - before
}

/** Fills the rest of each selected row with the increase of the last selected week. */
export const continueStep = (selection: Selection, rows: readonly GridRow[]): Edit => {
  const block = blockOf(selection)
  const changes: CellChange[] = []
  for (const { row, cells } of rowsIn(block, rows)) {
    const title = rows[row] ? rowTitle(rows[row]) : ''
    const step = stepAt(cells, block.to)
    if (step === undefined) return { refused: { code: 'edit.needsPrice', params: { title, week: block.to } } }
    for (let week = block.to + 1; week <= MAX_WEEKS; week++) {
      const value = (cells[block.to - 1] ?? 0) + step * (week - block.to)
      if (value < 0 || value > MAX_AMOUNT)
        return { refused: { code: 'edit.notAllowed', params: { title, step: writeAmount(step), week } } }
      changes.push({ row, week, value })
    }
  }
  return { changes }
}
