import { type CsvProblem, readCsv } from '../../../platform/csv/read-csv'
import { isLinkTarget } from '../../../shared/address/link-target'
import type { MessageCode } from '../../../shared/messages/message-code'
import type { RedirectsPanelMessages } from '../messages/panel/messages'
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
  reason: MessageCode<RedirectsPanelMessages>
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
  const refuse = (code: 'import.from' | 'import.type' | 'import.match' | 'import.to'): RowProblem => ({
    row,
    from: given.slice(0, 100),
    reason: { code },
  })
  const address = given ? readAddress(given.replace(belowMark, '')) : undefined
  if (!address || given.length > 500) return refuse('import.from')
  const to = cell('to')
  const type = types[cell('type')]
  if (!type) return refuse('import.type')
  const match = cell('match').toLowerCase() || (belowMark.test(given) ? 'prefix' : 'exact')
  if (match !== 'exact' && match !== 'prefix') return refuse('import.match')
  if (type !== '410' && (!isLinkTarget(to) || to.length > 500 || !readAddress(to))) return refuse('import.to')
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
    if ('reason' in read) {
      reading.refused.push(read)
      continue
    }
    const earlier = rowOf.get(read.from)
    if (earlier !== undefined) {
      const reason = { code: 'import.twice', params: { row: earlier } } as const
      reading.refused.push({ row: read.row, from: read.from, reason })
      continue
    }
    rowOf.set(read.from, read.row)
    reading.redirects.push(read)
  }
  return reading
}

export const csvCells = (redirect: Omit<CsvRedirect, 'row'>): string[] =>
  csvColumns.map((column) => redirect[column])
