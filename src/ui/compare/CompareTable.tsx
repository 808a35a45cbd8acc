import type { ReactNode } from 'react'
import type { UiMessages } from '../messages/messages'
import type { CompareRow } from './compare-rows'

interface CompareColumn {
  key: string
  head: ReactNode
  foot: ReactNode
  /** The language of its texts, if it is not that of the page. */
  lang?: string | undefined
}

interface CompareTableProps {
  title: string
  columns: CompareColumn[]
  rows: CompareRow[]
  t: UiMessages
}

/** A label above a cell for each column: two columns fit side by side on a phone. */
function RowGroup({ row, columns, t }: { row: CompareRow } & Pick<CompareTableProps, 'columns' | 't'>) {
  return (
    <tbody className={row.differs ? 'compare-differs' : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          {row.label}
          {row.differs && (
            <>
              {' '}
              <span className="compare-mark" aria-hidden="true">
                ≠
              </span>
              <span className="visually-hidden">({t('compare.differs')})</span>
            </>
          )}
        </th>
      </tr>
      <tr>
        {columns.map(({ key, lang }, index) => (
          <td key={key}>
            {row.cells[index]?.map(({ title, text, detail }) => (
              <p key={`${title} ${text}`}>
                {title && <span lang={lang}>{title}</span>}
                {text}
                {detail && <small>{detail}</small>}
              </p>
            ))}
            {row.cells[index]?.length === 0 && <p className="compare-none">{t('compare.none')}</p>}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** Things side by side: what each costs first. Rows with different values are marked. */
export function CompareTable({ title, columns, rows, t }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="paper compare" aria-label={title} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, lang }) => (
              <th key={key} scope="col" lang={lang}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <RowGroup key={row.label} {...{ row, columns, t }} />
        ))}
        <tfoot className="no-print">
          <tr>
            {columns.map(({ key, foot }) => (
              <td key={key}>{foot}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
