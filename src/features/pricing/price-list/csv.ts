import { csvWriter } from '../../../platform/csv/csv-table'
import { type CsvRow, columnLetters, firstProblems, readCsv } from '../../../platform/csv/read-csv'
import { explainAmount, readAmount, writeAmount } from '../../../shared/text/amount-text'
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

export const writeCsv = (items: readonly CsvItem[]): string => {
  const { head, rows } = csvWriter()
  return (
    head(header) +
    rows(
      items.map(({ kind, number, title, segments }) => [
        kind,
        String(number),
        title,
        ...cellsOf(segments, MAX_WEEKS).map((cell) => (cell === undefined ? '' : writeAmount(cell))),
      ]),
    )
  )
}

export type CsvReading = { items: PricedItem[] } | { problems: string[] }

interface Known {
  kind: OfferKind
  number: number
}

const format = {
  columnOf: (name: string) => header.find((column) => column === name),
  needed: header,
  refusesOthers: true,
}

/** Reads a table. Returns either all items or the list of problems. */
export const readPriceCsv = (text: string, known: readonly Known[]): CsvReading => {
  const table = readCsv(text, format)
  if ('problems' in table) return table
  const problems: string[] = []
  const items: PricedItem[] = []
  const seenIn = new Map<string, number>()
  for (const line of table.rows) {
    const read = readRow(line, known)
    if ('problems' in read) {
      problems.push(...read.problems)
      continue
    }
    const key = `${read.item.kind} ${read.item.number}`
    const before = seenIn.get(key)
    if (before) problems.push(`Row ${line.row}: ${key} is already in row ${before}.`)
    seenIn.set(key, before ?? line.row)
    items.push(read.item)
  }
  if (problems.length) return { problems: firstProblems(problems) }
  return items.length ? { items } : { problems: ['The file has no rows with prices.'] }
}

const readRow = (
  { row, cells, lengthProblem, ...line }: CsvRow<string>,
  known: readonly Known[],
): { item: PricedItem } | { problems: string[] } => {
  if (lengthProblem) return { problems: [lengthProblem] }
  const problems: string[] = []
  const cell = (name: string) => line.cell(name).trim()
  const refuse = (name: string, sentence: string) => {
    const column = cells.findIndex(([written]) => written.trim().toLowerCase() === name)
    const meaning = /^\d/.test(name) ? `week ${name}` : name
    problems.push(`Row ${row}, column ${columnLetters(column)} (${meaning}): ${sentence}.`)
  }

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
