import { asCell, fromCell, readTable, writeTable } from '../../../shared/documents/csv'
import { isLocale, type Locale } from '../../../shared/locale'
import type { ImportReport, TextChange, TranslationRow } from '../contract'

/** `version` says which texts a row was written for; the columns before `source` are for people. */
const csvColumns = [
  'document',
  'path',
  'language',
  'kind',
  'title',
  'field',
  'state',
  'source',
  'translation',
  'version',
] as const

type Column = (typeof csvColumns)[number]

/** What is wrong with a file, in the language of the panel. */
export interface CsvProblems {
  openQuote: (row: number) => string
  noColumn: (column: string) => string
  tooManyRows: (rows: number, max: number) => string
  language: string
  asExported: string
  sameText: (row: number) => string
}

/** The columns that an import needs. */
const needed = ['document', 'path', 'language', 'translation', 'version'] as const satisfies readonly Column[]

const maxRows = 20_000

/** The first row of the table. */
export const csvHead = (): string => writeTable([[...csvColumns]])

/** Rows of the table, without the head and its byte-order mark. */
export const csvRows = (rows: readonly TranslationRow[], language: Locale): string =>
  writeTable(
    rows.map(({ document, path, kind, title, field, state, source, text, sourceHash, textHash }) =>
      [document, path, language, kind, title, field, state, source, text, `${sourceHash}/${textHash}`].map(
        asCell,
      ),
    ),
  ).slice(1)

export interface CsvChange extends TextChange {
  row: number
  language: Locale
}

export interface CsvReading {
  changes: CsvChange[]
  refused: ImportReport['refused']
}

const readRow = (
  row: number,
  cell: (column: Column) => string,
  say: CsvProblems,
): CsvChange | ImportReport['refused'][number] => {
  const language = cell('language')
  if (!isLocale(language)) return { row, column: 'language', message: say.language }
  const version = /^([\w-]{12})\/([\w-]{12})?$/.exec(cell('version'))
  if (!version) return { row, column: 'version', message: say.asExported }
  const document = cell('document')
  if (!/^[a-z-]+:[a-z0-9-]+$/.test(document)) return { row, column: 'document', message: say.asExported }
  const [, sourceHash = '', textHash = ''] = version
  return { row, language, document, path: cell('path'), text: cell('translation'), sourceHash, textHash }
}

/** The translations of a table, and the rows that cannot be read. A string says what is wrong with the whole file. */
export const readTranslationCsv = (text: string, say: CsvProblems): CsvReading | string => {
  const { rows, openQuoteIn } = readTable(text)
  if (openQuoteIn) return say.openQuote(openQuoteIn)
  const [head = []] = rows
  const columns = head.map((name) => fromCell(name).trim().toLowerCase())
  const missing = needed.find((column) => !columns.includes(column))
  if (missing) return say.noColumn(missing)
  if (rows.length > maxRows + 1) return say.tooManyRows(rows.length, maxRows)
  const reading: CsvReading = { changes: [], refused: [] }
  const rowOf = new Map<string, number>()
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) continue
    const read = readRow(index + 1, (column) => fromCell(cells[columns.indexOf(column)] ?? ''), say)
    if ('message' in read) {
      reading.refused.push(read)
      continue
    }
    const key = `${read.document} ${read.path} ${read.language}`
    const earlier = rowOf.get(key)
    if (earlier) reading.refused.push({ row: read.row, column: 'path', message: say.sameText(earlier) })
    else {
      rowOf.set(key, read.row)
      reading.changes.push(read)
    }
  }
  return reading
}
