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

/** Writes comma-separated text with a byte-order mark, which all spreadsheets open. */
export const writeTable = (rows: readonly (readonly string[])[], separator: Separator = ','): string =>
  byteOrderMark + rows.map((row) => `${row.map(quote).join(separator)}\r\n`).join('')

/**
 * How spreadsheets expect tables in a language. Where decimals have a comma, a double-clicked file is split at semicolons, and
 * numbers with a point are read as text or days.
 */
export const tableFormat = (
  language: string,
): { separator: Separator; decimal: (value: number) => string } => {
  const hasComma = new Intl.NumberFormat(language).format(1.5) !== '1.5'
  return {
    separator: hasComma ? ';' : ',',
    decimal: (value) => (hasComma ? value.toFixed(2).replace('.', ',') : value.toFixed(2)),
  }
}

/** Guards against formulas: spreadsheets run text that begins with these characters. `fromCell` removes the apostrophe again. */
export const asCell = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)
export const fromCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
