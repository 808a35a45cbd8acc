import { csvWriter } from '../../../platform/csv/csv-table'
import { type CsvProblem, readCsv } from '../../../platform/csv/read-csv'
import { isLocale, type Locale } from '../../../shared/locale'
import type { ImportReport, TextChange, TranslationRow } from '../contract'
import type { TranslationsPanelMessages } from '../messages/panel/messages'

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

const format = {
  columnOf: (name: string) => csvColumns.find((column) => column === name),
  needed: ['document', 'path', 'language', 'translation', 'version'],
  maxRows: 20_000,
} as const

const writer = csvWriter()

export const csvHead = (): string => writer.head(csvColumns)

export const csvRows = (rows: readonly TranslationRow[], language: Locale): string =>
  writer.rows(
    rows.map(({ document, path, kind, title, field, state, source, text, sourceHash, textHash }) => [
      ...[document, path, language, kind, title, field, state, source, text],
      `${sourceHash}/${textHash}`,
    ]),
  )

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
  say: TranslationsPanelMessages,
): CsvChange | ImportReport['refused'][number] => {
  const language = cell('language')
  if (!isLocale(language)) return { row, column: 'language', message: say('exchangeTexts.language') }
  const version = /^([\w-]{12})\/([\w-]{12})?$/.exec(cell('version'))
  if (!version) return { row, column: 'version', message: say('exchangeTexts.asExported') }
  const document = cell('document')
  if (!/^[a-z-]+:[a-z0-9-]+$/.test(document))
    return { row, column: 'document', message: say('exchangeTexts.asExported') }
  const [, sourceHash = '', textHash = ''] = version
  return { row, language, document, path: cell('path'), text: cell('translation'), sourceHash, textHash }
}

/** The translations of a table, and the rows that cannot be read; or what is wrong with the whole file. */
export const readTranslationCsv = (
  text: string,
  say: TranslationsPanelMessages,
): CsvReading | { problems: readonly CsvProblem[] } => {
  const table = readCsv<Column>(text, format)
  if ('problems' in table) return table
  const reading: CsvReading = { changes: [], refused: [] }
  const rowOf = new Map<string, number>()
  for (const { row, cell } of table.rows) {
    const read = readRow(row, cell, say)
    if ('message' in read) {
      reading.refused.push(read)
      continue
    }
    const key = `${read.document} ${read.path} ${read.language}`
    const earlier = rowOf.get(key)
    if (earlier)
      reading.refused.push({ row, column: 'path', message: say('exchangeTexts.sameText', { row: earlier }) })
    else {
      rowOf.set(key, row)
      reading.changes.push(read)
    }
  }
  return reading
}
