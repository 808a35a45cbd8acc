'use client'

import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import type { DeskQuote } from '../../office/desk-contract'
import { detailTexts } from './detail-texts'

type Priced = Pick<DeskQuote, 'lines' | 'total'>

/** The lines of a price and their total. */
export const PriceTable = ({ price: { lines, total }, caption }: { price: Priced; caption: string }) => {
  const texts = usePanelTexts(detailTexts)
  return (
    <table className="desk__prices">
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ title, detail, amount }) => (
          <tr key={`${title} ${detail} ${amount}`}>
            <th scope="row">
              {title} <small>{detail}</small>
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A quote with its page and its PDF. */
export const QuoteTable = ({ quote }: { quote: DeskQuote }) => {
  const texts = usePanelTexts(detailTexts)
  return (
    <div className="desk__quote">
      <PriceTable price={quote} caption={`${quote.title}, ${quote.stay}`} />
      <p>
        <a href={quote.href} target="_blank" rel="noopener noreferrer">
          {texts.quote}
        </a>{' '}
        <a href={`${quote.href}.pdf`} target="_blank" rel="noopener noreferrer">
          {texts.pdf}
        </a>
      </p>
    </div>
  )
}
