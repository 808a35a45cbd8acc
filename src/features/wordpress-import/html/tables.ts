import { findAll, type HtmlElement, type HtmlNode, isElement, lineOf } from './html-tree'

/** As many columns as the block shows. */
const maxColumns = 20
const maxLength = 10_000

export interface ReadTable {
  rows: string
  headRow: boolean
  headColumn: boolean
  caption: string
}

const isCell = (node: unknown): node is HtmlElement =>
  isElement(node as HtmlElement) && /^t[dh]$/.test((node as HtmlElement).name)

export type AddressOf = (href: string) => string | undefined

/** Links as the block writes them: `[text](address)`. */
const withLinks = (node: HtmlNode, addressOf: AddressOf): HtmlNode => {
  if (!isElement(node)) return node
  const children = node.children.map((child) => withLinks(child, addressOf))
  const text = node.name === 'a' ? lineOf(children).replace(/[[\]]/g, '') : ''
  const address = text && addressOf(node.attributes.href ?? '')?.replace(/[()]/g, encodeBracket)
  return address ? { text: `[${text}](${address})` } : { ...node, children }
}

const encodeBracket = (sign: string) => (sign === '(' ? '%28' : '%29')

/** The block separates cells by `|`, so those inside a cell are escaped. */
const cellText = (cell: HtmlElement, addressOf: AddressOf): string =>
  lineOf(cell.children.map((child) => withLinks(child, addressOf))).replaceAll('|', '\\|')

const rowsOf = (table: HtmlElement): { cells: HtmlElement[]; part: string }[] => {
  const found: { cells: HtmlElement[]; part: string }[] = []
  const collect = (element: HtmlElement, part: string) => {
    for (const child of element.children)
      if (isElement(child)) {
        if (child.name === 'tr') found.push({ cells: child.children.filter(isCell), part })
        else if (/^t(head|body|foot)$/.test(child.name)) collect(child, child.name)
      }
  }
  collect(table, '')
  return [
    ...found.filter(({ part }) => part === 'thead'),
    ...found.filter(({ part }) => part !== 'thead' && part !== 'tfoot'),
    ...found.filter(({ part }) => part === 'tfoot'),
  ].filter(({ cells }) => cells.length > 0)
}

/** A table as the block stores it; undefined if it is one of layout, empty or too large. */
export const readTable = (table: HtmlElement, addressOf: AddressOf): ReadTable | undefined => {
  const rows = rowsOf(table)
  const holdsMore = findAll(
    table,
    (element) => element !== table && /^(table|img|iframe|ul|ol)$/.test(element.name),
  )
  if (rows.length === 0 || holdsMore.length) return undefined
  const lines = rows.map(({ cells }) =>
    cells.flatMap((cell) => {
      const span = Math.min(maxColumns, Math.max(1, Number(cell.attributes.colspan) || 1))
      return [cellText(cell, addressOf), ...Array.from({ length: span - 1 }, () => '')]
    }),
  )
  const columns = lines.reduce((most, cells) => Math.max(most, cells.length), 0)
  // With `|` at both ends, a line whose cells are empty or begin with a mark is still a row.
  const text = lines
    .map(
      (cells) =>
        `| ${cells.map((cell) => (/^[\s:-]*$/.test(cell) ? cell.replaceAll('-', '–') : cell)).join(' | ')} |`,
    )
    .join('\n')
  if (columns < 2 || columns > maxColumns || text.length > maxLength) return undefined
  const isHead = (cells: HtmlElement[] | undefined) => Boolean(cells?.every(({ name }) => name === 'th'))
  const headRow = rows[0]?.part === 'thead' || isHead(rows[0]?.cells)
  const body = rows.slice(headRow ? 1 : 0)
  const caption = findAll(table, ({ name }) => name === 'caption')[0]
  return {
    rows: text,
    headRow,
    headColumn: body.length > 0 && body.every(({ cells }) => cells[0]?.name === 'th'),
    caption: caption ? lineOf(caption.children) : '',
  }
}
