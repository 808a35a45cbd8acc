import { explainAmount, readAmount, writeAmount } from '../../../../shared/text/amount-text'
import { MAX_WEEKS } from '../../contract'
import type { Edit } from './cell-edits'
import { type CellChange, cellsOfRow, type GridRow, rowTitle } from './grid-rows'
import { blockOf, placesIn, type Selection } from './selection'

/** The selected cells as spreadsheets exchange them. */
export const copyText = (selection: Selection, rows: readonly GridRow[]): string => {
  const { top, bottom, from, to } = blockOf(selection)
  return rows
    .slice(top, bottom + 1)
    .map((row) =>
      cellsOfRow(row)
        .slice(from - 1, to)
        .map((cell) => (cell === undefined ? '' : writeAmount(cell)))
        .join('\t'),
    )
    .join('\n')
}

/** Spreadsheets end the last line too, and put cells with line breaks into quotes, which no amount needs. */
const linesOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

/** Puts what was copied elsewhere into the grid, all of it or nothing. A single value fills the whole selection. */
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
    return refuse(`${lines.length} rows were copied, but from here on there are ${rows.length - top}.`)
  if (from + widest - 1 > MAX_WEEKS)
    return refuse(`${widest} weeks were copied, but from here on there are ${MAX_WEEKS - from + 1}.`)

  const changes: CellChange[] = []
  for (const { row, week, written } of placed) {
    const value = written.trim() === '' ? undefined : readAmount(written)
    if (typeof value === 'string')
      return refuse(
        `${rows[row] ? rowTitle(rows[row]) : ''}, week ${week}: ${explainAmount(written, value)}.`,
      )
    changes.push({ row, week, value })
  }
  return { changes }
}

const refuse = (sentence: string): Edit => ({ refused: `${sentence} Nothing was pasted.` })
