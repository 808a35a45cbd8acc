import { isLinkTarget } from '../../../shared/address/link-target'
import { asCell, fromCell, readTable } from '../../../shared/documents/csv'
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

const columnOf = (name: string): Column | undefined => {
  const plain = fromCell(name).trim().toLowerCase()
  return csvColumns.find((column) => column === plain) ?? otherNames[plain]
}

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

/** The redirects of a table, and the rows that cannot be read. A string says what is wrong with the whole file. */
export const readRedirectCsv = (text: string): CsvReading | string => {
  const { rows, openQuoteIn } = readTable(text)
  if (openQuoteIn) return `Row ${openQuoteIn}: a quotation mark is not closed. Add the closing mark.`
  const [first] = rows
  if (!first) return 'The file is empty. Choose another file.'
  const named = first.map(columnOf)
  const hasHead = named.includes('from')
  if (!hasHead && !/^(\/|https?:)/.test(first[0]?.trim() ?? ''))
    return 'Row 1: the column “from” is missing. The columns are from, to, type and match.'
  const columns = hasHead ? named : csvColumns
  if (rows.length > maxRows + 1)
    return `The file has ${rows.length} rows. Split it into files of at most ${maxRows}.`
  const reading: CsvReading = { redirects: [], refused: [] }
  const rowOf = new Map<string, number>()
  for (const [index, cells] of rows.entries()) {
    if ((hasHead && index === 0) || cells.every((cell) => cell.trim() === '')) continue
    const read = readRow(index + 1, (column) => fromCell(cells[columns.indexOf(column)] ?? '').trim())
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
  csvColumns.map((column) => asCell(redirect[column]))
