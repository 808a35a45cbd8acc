import { csvWriter } from '../../../platform/csv/csv-table'
import {
  type CsvProblem,
  type CsvRow,
  columnLetters,
  firstProblems,
  readCsv,
} from '../../../platform/csv/read-csv'
import { readAmount, writeAmount } from '../../../shared/text/amount-text'
import { cellsOf, type PricedItem, type Segment, segmentsOf } from '../calculation/price-list'
import { MAX_WEEKS, type OfferKind } from '../model'
import { explainAmount, type PricingCode } from './pricing-code'

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

export type PriceFileProblem = CsvProblem | PricingCode

export type CsvReading = { items: PricedItem[] } | { problems: readonly PriceFileProblem[] }

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
  const problems: PriceFileProblem[] = []
  const items: PricedItem[] = []
  const seenIn = new Map<string, number>()
  for (const line of table.rows) {
    const read = readRow(line, known)
    if ('problems' in read) {
      problems.push(...read.problems)
      continue
    }
    const { kind, number } = read.item
    const key = `${kind} ${number}`
    const before = seenIn.get(key)
    if (before) problems.push({ code: 'priceFile.twice', params: { row: line.row, kind, number, before } })
    seenIn.set(key, before ?? line.row)
    items.push(read.item)
  }
  if (problems.length) return { problems: firstProblems(problems) }
  return items.length ? { items } : { problems: [{ code: 'priceFile.empty' }] }
}

const readRow = (
  { row, cells, lengthProblem, ...line }: CsvRow<string>,
  known: readonly Known[],
): { item: PricedItem } | { problems: PriceFileProblem[] } => {
  if (lengthProblem) return { problems: [lengthProblem] }
  const problems: PriceFileProblem[] = []
  const cell = (name: string) => line.cell(name).trim()
  const refuse = (column: string, problem: PricingCode) => {
    const index = cells.findIndex(([written]) => written.trim().toLowerCase() === column)
    const week = Number(column)
    const name: string | PricingCode = week
      ? { code: 'grid.weekRange', params: { count: 1, from: week, to: week } }
      : column
    problems.push({
      code: 'priceFile.cell',
      params: { row, column: columnLetters(index), name, problem },
    })
  }

  const kind = kinds.find((name) => name === cell('kind').toLowerCase())
  const number = /^\d{1,4}$/.test(cell('number')) ? Number(cell('number')) : undefined
  const written = (name: string) => ({ written: cell(name).slice(0, 30) })
  if (!kind) refuse('kind', { code: 'priceFile.kind', params: written('kind') })
  if (number === undefined) refuse('number', { code: 'priceFile.number', params: written('number') })
  else if (kind && !known.some((offer) => offer.kind === kind && offer.number === number))
    refuse('number', { code: 'priceFile.notOffered', params: { kind, number } })
  const amounts = weeks.map((week) => {
    const amount = cell(week) === '' ? undefined : readAmount(cell(week))
    if (typeof amount !== 'string') return amount
    refuse(week, explainAmount(cell(week), amount))
    return undefined
  })
  if (problems.length || !kind || number === undefined) return { problems }
  return { item: { kind, number, segments: segmentsOf(amounts) } }
}
