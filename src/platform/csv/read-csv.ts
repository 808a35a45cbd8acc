import type { MessageCode } from '../../shared/messages/message-code'
import type { PanelMessages } from '../panel/messages/messages'
import { fromCell, readTable } from './csv-table'

/** A mistake in a table, translated where it is shown. */
export type CsvProblem = Extract<MessageCode<PanelMessages>, { code: `csv.${string}` }>

/** Tells the problems of a table from those that its readers find. */
export const isCsvProblem = (problem: { code: string }): problem is CsvProblem =>
  problem.code.startsWith('csv.')

interface CsvFormat<Column extends string> {
  /** The column of a name in the first row, in small letters. */
  columnOf: (name: string) => Column | undefined
  needed: readonly Column[]
  /** Refuses columns that the format does not know; otherwise they are ignored. */
  refusesOthers?: boolean
  /** Takes the first of two columns that mean the same, for tables of other programs; otherwise they are refused. */
  takesFirst?: boolean
  maxRows?: number
  /** The columns of a table that has no names; undefined if the first row must have them. */
  withoutNames?: (first: readonly string[]) => readonly Column[] | undefined
}

export interface CsvRow<Column extends string> {
  /** As spreadsheets count. */
  row: number
  /** The text of a column, without the guard against formulas. Empty if the row or the table does not have it. */
  cell: (column: Column) => string
  /** The cells with the names of their columns, as they are written. */
  cells: [name: string, text: string][]
  /** Set if the row does not have as many cells as the first. */
  lengthProblem?: CsvProblem
}

type CsvReading<Column extends string> = { rows: CsvRow<Column>[] } | { problems: readonly CsvProblem[] }

/** Column 0 is A, column 26 is AA. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const maxProblems = 20

/** The first problems; further ones are counted and not listed. */
export const firstProblems = <Problem>(problems: readonly Problem[]): readonly (Problem | CsvProblem)[] =>
  problems.length > maxProblems + 1
    ? [
        ...problems.slice(0, maxProblems),
        { code: 'csv.more', params: { count: problems.length - maxProblems } },
      ]
    : problems

const headProblems = <Column extends string>(
  names: readonly string[],
  columns: readonly (Column | undefined)[],
  { needed, refusesOthers, takesFirst }: CsvFormat<Column>,
): CsvProblem[] => [
  ...needed
    .filter((column) => !columns.includes(column))
    .map((column): CsvProblem => ({ code: 'csv.missing', params: { column } })),
  ...names.flatMap((name, index): CsvProblem[] => {
    const column = columns[index]
    if (column) {
      const isTwice = !takesFirst && columns.indexOf(column) !== index
      return isTwice ? [{ code: 'csv.twice', params: { column } }] : []
    }
    if (!refusesOthers) return []
    const letters = columnLetters(index)
    return name
      ? [{ code: 'csv.unknown', params: { letters, column: name.slice(0, 30) } }]
      : [{ code: 'csv.unnamed', params: { letters } }]
  }),
]

/** The rows of a table that have a text, or what is wrong with the table as a whole. */
export const readCsv = <Column extends string>(
  text: string,
  format: CsvFormat<Column>,
): CsvReading<Column> => {
  const { rows, openQuoteIn } = readTable(text)
  if (openQuoteIn) return { problems: [{ code: 'csv.openQuote', params: { row: openQuoteIn } }] }
  const [head] = rows
  if (!head) return { problems: [{ code: 'csv.empty' }] }
  const names = head.map((name) => fromCell(name).trim().toLowerCase())
  const named = names.map(format.columnOf)
  const given = named.some((column) => column && format.needed.includes(column))
    ? undefined
    : format.withoutNames?.(head)
  const columns = given ?? named
  const problems = given ? [] : headProblems(names, columns, format)
  if (problems.length) return { problems: firstProblems(problems) }
  const { maxRows = Number.POSITIVE_INFINITY } = format
  if (rows.length > maxRows + 1)
    return { problems: [{ code: 'csv.tooManyRows', params: { rows: rows.length, max: maxRows } }] }
  const first = given ? 0 : 1
  return {
    rows: rows.slice(first).flatMap((cells, index): CsvRow<Column>[] => {
      if (cells.every((cell) => cell.trim() === '')) return []
      const row = index + first + 1
      return [
        {
          row,
          cell: (column) => fromCell(cells[columns.indexOf(column)] ?? ''),
          cells: cells.map((cell, at) => [head[at] ?? '', cell]),
          ...(cells.length !== head.length && {
            lengthProblem: {
              code: 'csv.rowLength',
              params: { row, count: cells.length, expected: head.length },
            },
          }),
        },
      ]
    }),
  }
}
