/** Tables as text: rows of cells, with quotes around what contains a separator, a quote or a line break. */

type Separator = ',' | ';' | '\t'

const byteOrderMark = '\ufeff'

/** The separator that the first line has most of, outside quotes. */
const separatorOf = (text: string): Separator => {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1)
  const count = (separator: string) => first.split(separator).length
  return ([',', ';', '\t'] as const).reduce((best, next) => (count(next) > count(best) ? next : best))
}

interface Table {
  rows: string[][]
  /** A quote that never ends, by the row it begins in (counted from 1). */
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

/** Comma-separated, as spreadsheets everywhere open it. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')

/** Spreadsheets run what begins like this as a formula. An apostrophe in front stops them, and is taken off again. */
export const asCell = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)
export const fromCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
