import { Heading } from '../common/elements'
import type { BlockText } from '../contract'
import { cellParts } from './parse-table'

interface TableProps {
  heading?: BlockText | undefined
  caption?: BlockText | undefined
  /** All of the same length. */
  rows: string[][]
  lang?: string | undefined
  headRow: boolean
  headColumn: boolean
  /** Names the table if it has no heading or caption. */
  label: string
}

interface RowProps {
  cells: string[]
  isHead: boolean
  headColumn: boolean
}

function Row({ cells, isHead, headColumn }: RowProps) {
  return (
    <tr>
      {cells.map((cell, index) => {
        const scope = isHead ? 'col' : headColumn && index === 0 ? 'row' : undefined
        // A heading says something: the empty corner is an ordinary cell.
        const Cell = scope && cell ? 'th' : 'td'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a rendered page stay where they are
          <Cell key={index} scope={Cell === 'th' ? scope : undefined}>
            {cellParts(cell).map(({ text, href }, part) =>
              href ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a rendered cell stay where they are
                <a key={part} href={href}>
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

/** A table that scrolls in its own box where it is too wide; the keyboard reaches the box. */
export function Table({ heading, caption, rows, lang, headRow, headColumn, label }: TableProps) {
  const [first, ...others] = rows
  const head = headRow && others.length > 0 ? first : undefined
  const body = head ? others : rows
  return (
    <>
      <Heading of={heading} />
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields */}
      <div
        className="table-scroll"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={caption?.text ?? heading?.text ?? label}
      >
        <table lang={lang}>
          {caption && <caption lang={caption.lang}>{caption.text}</caption>}
          {head && (
            <thead>
              <Row cells={head} isHead headColumn={headColumn} />
            </thead>
          )}
          <tbody>
            {body.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a rendered page stay where they are
              <Row key={index} cells={cells} isHead={false} headColumn={headColumn} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
