interface PriceTableProps {
  className: string
  caption: string
  /** A caption for screen readers alone. */
  isCaptionHidden?: boolean
  rows: readonly { kind?: string; title: string; detail: string; amount: string }[]
  /** The language of the titles, if it is not that of the page. */
  lang?: string | undefined
  totalLabel: string
  total: string
}

export const PriceTable = ({
  className,
  caption,
  isCaptionHidden = false,
  rows,
  lang,
  totalLabel,
  total,
}: PriceTableProps) => (
  <table className={className}>
    <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
    <tbody>
      {rows.map(({ kind, title, detail, amount }) => (
        <tr key={`${kind} ${title} ${detail} ${amount}`} className={kind && `quote-line-${kind}`}>
          <th scope="row">
            <span lang={lang}>{title}</span> {detail && <small>{detail}</small>}
          </th>
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{totalLabel}</th>
        <td>{total}</td>
      </tr>
    </tfoot>
  </table>
)
