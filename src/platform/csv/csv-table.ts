// CSV: cells that contain a separator, a quotation mark or a line break are quoted.

type Separator = ',' | ';' | '\t'

const byteOrderMark = '\ufeff'

/** The most frequent separator of the first line, outside quotes. */
const separatorOf = (text: string): Separator => {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1)
  const count = (separator: string) => first.split(separator).length
  return ([',', ';', '\t'] as const).reduce((best, next) => (count(next) > count(best) ? next : best))
}

interface Table {
  rows: string[][]
  /** The row (counted from 1) of a quotation mark that is not closed. */
  openQuoteIn?: number
}

export const readTable = (written: string): Table => {
  const text = written.startsWith(byteOrderMark) ? written.slice(1) : written
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  let quotedSince = 0
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let index = 0; index < text.length; index++) {
    const char = text[index] as string
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[index + 1] === '"') {
        cell += '"'
        index++
      } else quoted = false
    } else if (char === '"' && cell === '') {
      quoted = true
      quotedSince = rows.length + 1
    } else if (char === separator) endCell()
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[index + 1] === '\n') index++
      endRow()
    } else cell += char
  }
  if (cell !== '' || row.length) endRow()
  return quoted ? { rows, openQuoteIn: quotedSince } : { rows }
}

const quote = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Guards against formulas: spreadsheets run text that begins with these characters. `fromCell` removes the apostrophe again. */
const asCell = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)
export const fromCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** A text, or a number that is written with two decimals. */
type Cell = string | number

/** Parts of one file, for streams. */
interface CsvWriter {
  /** The names of the columns, after a byte-order mark, by which all spreadsheets know the encoding. */
  head: (names: readonly string[]) => string
  rows: (rows: readonly (readonly Cell[])[]) => string
}

/**
 * Writes tables as spreadsheets expect them in a language. Where decimals have a comma, a double-clicked file is split at semicolons, and
 * numbers with a point are read as text or days. No text runs as a formula.
 */
export const csvWriter = (language = 'en'): CsvWriter => {
  const hasComma = new Intl.NumberFormat(language).format(1.5) !== '1.5'
  const write = (cell: Cell): string => {
    if (typeof cell === 'string') return quote(asCell(cell))
    return hasComma ? cell.toFixed(2).replace('.', ',') : cell.toFixed(2)
  }
  const rows: CsvWriter['rows'] = (table) =>
    table.map((row) => `${row.map(write).join(hasComma ? ';' : ',')}\r\n`).join('')
  return { head: (names) => byteOrderMark + rows([names]), rows }
}
