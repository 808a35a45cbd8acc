import { readAmount, writeAmount } from '../../../../shared/text/amount-text'
import { MAX_WEEKS } from '../../model'
import { explainAmount } from '../../price-list/pricing-code'
import type { Edit } from './cell-edits'
import { type CellChange, cellsOfRow, type GridRow, rowTitle } from './grid-rows'
import { blockOf, placesIn, type Selection } from './selection'

/** The selected cells as tab-separated text, with the decimal mark that a spreadsheet in this language reads. */
export const copyText = (selection: Selection, rows: readonly GridRow[], language: string): string => {
  const { top, bottom, from, to } = blockOf(selection)
  return rows
    .slice(top, bottom + 1)
    .map((row) =>
      cellsOfRow(row)
        .slice(from - 1, to)
        .map((cell) => (cell === undefined ? '' : writeAmount(cell, language)))
        .join('\t'),
    )
    .join('\n')
}

/** Rows of cells. Spreadsheets end the last line with a line break. Quoted cells are not supported, amounts need none. */
const linesOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

/** Pastes text into the grid, all cells or none. A single value fills the whole selection. */
export const pasteText = (text: string, selection: Selection, rows: readonly GridRow[]): Edit => {
  const lines = linesOf(text)
  const { top, from, ...rest } = blockOf(selection)
  const only = lines.length === 1 && lines[0]?.length === 1 ? lines[0][0] : undefined
  const placed =
    only === undefined
      ? lines.flatMap((line, row) =>
          line.map((written, index) => ({ row: top + row, week: from + index, written })),
        )
      : placesIn({ top, from, ...rest }).map((place) => ({ ...place, written: only }))
  const widest = Math.max(...lines.map((line) => line.length))
  if (top + lines.length > rows.length)
    return {
      refused: { code: 'edit.tooManyRows', params: { rows: lines.length, left: rows.length - top } },
    }
  if (from + widest - 1 > MAX_WEEKS)
    return { refused: { code: 'edit.tooManyWeeks', params: { weeks: widest, left: MAX_WEEKS - from + 1 } } }

  const changes: CellChange[] = []
  for (const { row, week, written } of placed) {
    const value = written.trim() === '' ? undefined : readAmount(written)
    if (typeof value === 'string') {
      const title = rows[row] ? rowTitle(rows[row]) : ''
      const problem = explainAmount(written, value)
      return { refused: { code: 'edit.pastedCell', params: { title, week, problem } } }
    }
    changes.push({ row, week, value })
  }
  return { changes }
}
