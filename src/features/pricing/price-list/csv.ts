import { asCell, readTable, writeTable } from '../../../shared/documents/csv'
import { explainAmount, readAmount, writeAmount } from '../../../shared/text/amount-text'
import { countText } from '../../../shared/text/count-text'
import { cellsOf, type PricedItem, type Segment, segmentsOf } from '../calculation/price-list'
import { MAX_WEEKS, type OfferKind } from '../model'

// A price list as a table: one row for each course and accommodation type, one column for each number of weeks. The
// cells are the prices that visitors pay, exact to the cent. The second of two overlapping prices is not exported.

interface CsvItem {
  kind: OfferKind
  number: number
  title: string
  segments: Segment[]
}

const weeks = Array.from({ length: MAX_WEEKS }, (_, index) => String(index + 1))
const header = ['kind', 'number', 'title', ...weeks]
const kinds = ['course', 'accommodation'] as const

export const writeCsv = (items: readonly CsvItem[]): string =>
  writeTable([
    header,
    ...items.map(({ kind, number, title, segments }) => [
      kind,
      String(number),
      asCell(title),
      ...cellsOf(segments, MAX_WEEKS).map((cell) => (cell === undefined ? '' : writeAmount(cell))),
    ]),
  ])

export type CsvReading = { items: PricedItem[] } | { problems: string[] }

/** Maximum number of reported problems. */
const maxProblems = 20

/** Column 0 is A, column 26 is AA. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const place = (row: number, column: number, name: string) =>
  `Row ${row}, column ${letters(column)} (${/^\d/.test(name) ? `week ${name}` : name})`

const nameOfColumn = (name: string) => (/^\d/.test(name) ? `for week ${name}` : `“${name.slice(0, 30)}”`)

/** Problems of the header row. */
const headerProblems = (found: readonly string[]): string[] => [
  ...header
    .filter((name) => !found.includes(name))
    .map((name) => `Row 1: the column ${nameOfColumn(name)} is missing.`),
  ...found
    .map((name, column) => ({ name, column }))
    .filter(({ name, column }) => !header.includes(name) || found.indexOf(name) !== column)
    .map(({ name, column }) =>
      header.includes(name)
        ? `Row 1, column ${letters(column)}: the column ${nameOfColumn(name)} appears twice.`
        : `Row 1, column ${letters(column)}: ${name ? `the column ${nameOfColumn(name)} is unknown` : 'the column has no name'}.`,
    ),
]

interface Known {
  kind: OfferKind
  number: number
}

/** Reads a table. Returns either all items or the list of problems. */
export const readCsv = (text: string, known: readonly Known[]): CsvReading => {
  const { rows, openQuoteIn } = readTable(text)
  if (openQuoteIn !== undefined) return { problems: [`Row ${openQuoteIn}: a quotation mark is not closed.`] }
  const [first, ...rest] = rows
  if (!first) return { problems: ['The file is empty.'] }
  const columns = first.map((name) => name.trim().toLowerCase())
  const wrongHeader = headerProblems(columns)
  if (wrongHeader.length) return { problems: shortened(wrongHeader) }

  const problems: string[] = []
  const items: PricedItem[] = []
  const seenIn = new Map<string, number>()
  for (const [index, cells] of rest.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const row = index + 2
    const read = readRow(cells, columns, row, known)
    if ('problems' in read) {
      problems.push(...read.problems)
      continue
    }
    const key = `${read.item.kind} ${read.item.number}`
    const before = seenIn.get(key)
    if (before) problems.push(`Row ${row}: ${key} is already in row ${before}.`)
    seenIn.set(key, before ?? row)
    items.push(read.item)
  }
  if (problems.length) return { problems: shortened(problems) }
  return items.length ? { items } : { problems: ['The file has no rows with prices.'] }
}

const readRow = (
  cells: readonly string[],
  columns: readonly string[],
  row: number,
  known: readonly Known[],
): { item: PricedItem } | { problems: string[] } => {
  if (cells.length !== columns.length)
    return {
      problems: [
        `Row ${row} has ${countText(cells.length, 'column')} instead of ${columns.length}. Empty cells need their separators too.`,
      ],
    }
  const problems: string[] = []
  const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
  const refuse = (name: string, sentence: string) =>
    problems.push(`${place(row, columns.indexOf(name), name)}: ${sentence}.`)

  const kind = kinds.find((name) => name === cell('kind').toLowerCase())
  const number = /^\d{1,4}$/.test(cell('number')) ? Number(cell('number')) : undefined
  if (!kind) refuse('kind', `“${cell('kind').slice(0, 30)}” is not a kind; enter course or accommodation`)
  if (number === undefined) refuse('number', `“${cell('number').slice(0, 30)}” is not a number`)
  else if (kind && !known.some((offer) => offer.kind === kind && offer.number === number))
    refuse('number', `this school has no ${kind} ${number}`)
  const amounts = weeks.map((week) => {
    const written = cell(week)
    const amount = written === '' ? undefined : readAmount(written)
    if (typeof amount !== 'string') return amount
    refuse(week, explainAmount(written, amount))
    return undefined
  })
  if (problems.length || !kind || number === undefined) return { problems }
  return { item: { kind, number, segments: segmentsOf(amounts) } }
}

const shortened = (problems: string[]): string[] =>
  problems.length > maxProblems + 1
    ? [...problems.slice(0, maxProblems), `${problems.length - maxProblems} more problems.`]
    : problems
