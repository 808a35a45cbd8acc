import { type CsvProblem, readCsv } from '../../../platform/csv/read-csv'
import { isLinkTarget } from '../../../shared/address/link-target'
import { readAddress, writeAddress } from '../rules/address'

export const maxRows = 2000

export const csvColumns = ['from', 'to', 'type', 'match'] as const
type Column = (typeof csvColumns)[number]

/** Names that other programs use. */
const otherNames: Record<string, Column> = {
  old: 'from',
  source: 'from',
  'source url': 'from',
  'old url': 'from',
  new: 'to',
  target: 'to',
  destination: 'to',
  'target url': 'to',
  'new url': 'to',
  code: 'type',
  status: 'type',
  'http code': 'type',
}

const format = {
  columnOf: (name: string): Column | undefined =>
    csvColumns.find((column) => column === name) ??
    (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined),
  needed: ['from'],
  // Redirection names both the kind of a redirect and its status.
  takesFirst: true,
  maxRows,
  withoutNames: ([first = '']: readonly string[]) =>
    /^(\/|https?:)/.test(first.trim()) ? csvColumns : undefined,
} as const

export interface CsvRedirect {
  row: number
  from: string
  /** Empty if the page is gone. */
  to: string
  type: '301' | '302' | '410'
  match: 'exact' | 'prefix'
}

interface RowProblem {
  row: number
  from: string
  message: string
}

export interface CsvReading {
  redirects: CsvRedirect[]
  refused: RowProblem[]
}

const belowMark = /\/\*$/

const types: Record<string, CsvRedirect['type']> = {
  '': '301',
  '301': '301',
  '308': '301',
  '302': '302',
  '303': '302',
  '307': '302',
  '410': '410',
}

const readRow = (row: number, cell: (column: Column) => string): CsvRedirect | RowProblem => {
  const given = cell('from')
  const refuse = (message: string): RowProblem => ({ row, from: given.slice(0, 100), message })
  const address = given ? readAddress(given.replace(belowMark, '')) : undefined
  if (!address || given.length > 500)
    return refuse('from: write a path such as /old-page.html, of at most 500 characters.')
  const to = cell('to')
  const type = types[cell('type')]
  if (!type) return refuse('type: write 301, 302 or 410, or leave it empty for 301.')
  const match = cell('match').toLowerCase() || (belowMark.test(given) ? 'prefix' : 'exact')
  if (match !== 'exact' && match !== 'prefix')
    return refuse('match: write exact or prefix, or leave it empty for exact.')
  if (type !== '410' && (!isLinkTarget(to) || to.length > 500 || !readAddress(to)))
    return refuse('to: write a path such as /about, or a full address that begins with https://.')
  return { row, from: writeAddress(address), to: type === '410' ? '' : to, type, match }
}

/** The redirects of a table, and the rows that cannot be read; or what is wrong with the whole file. */
export const readRedirectCsv = (text: string): CsvReading | { problems: readonly CsvProblem[] } => {
  const table = readCsv<Column>(text, format)
  if ('problems' in table) return table
  const reading: CsvReading = { redirects: [], refused: [] }
  const rowOf = new Map<string, number>()
  for (const { row, cell } of table.rows) {
    const read = readRow(row, (column) => cell(column).trim())
    if ('message' in read) reading.refused.push(read)
    else if (rowOf.has(read.from))
      reading.refused.push({
        row: read.row,
        from: read.from,
        message: `from: the same address is in row ${rowOf.get(read.from)}.`,
      })
    else {
      rowOf.set(read.from, read.row)
      reading.redirects.push(read)
    }
  }
  return reading
}

export const csvCells = (redirect: Omit<CsvRedirect, 'row'>): string[] =>
  csvColumns.map((column) => redirect[column])
