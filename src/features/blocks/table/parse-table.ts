/** More are not shown: a wider table can be read nowhere. */
const MAX_COLUMNS = 20

/** Markdown draws a line between the headings and the rows. */
const isLine = (line: string) => /-/.test(line) && /^[\s|:-]+$/.test(line)

/**
 * The cells of a row. Those of a spreadsheet are separated by tabs, typed ones by `|`, also at the ends as in Markdown, where
 * `\|` is a bar inside a cell.
 */
const cellsOf = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim())
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

export interface CellPart {
  text: string
  /** Set where the text is a link. */
  href?: string
}

/** A cell with its links, which are written `[text](address)`. Other addresses than those of the web stay text. */
export const cellParts = (cell: string): CellPart[] => {
  const parts: CellPart[] = []
  let done = 0
  for (const { 0: found, 1: text = '', 2: href = '', index } of cell.matchAll(
    /\[([^[\]]+)\]\(((?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s()]*)\)/gi,
  )) {
    if (index > done) parts.push({ text: cell.slice(done, index) })
    parts.push({ text, href })
    done = index + found.length
  }
  if (done < cell.length) parts.push({ text: cell.slice(done) })
  return parts
}

/** The rows of a table as editors type or paste them; each has the same number of cells. */
export const parseTable = (text: string): string[][] => {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !isLine(line))
    .map((line) => cellsOf(line).slice(0, MAX_COLUMNS))
  const columns = Math.max(0, ...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => '')])
}
