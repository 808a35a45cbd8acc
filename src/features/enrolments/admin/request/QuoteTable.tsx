'use client'

import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { PriceTable } from '../../../../ui/PriceTable'
import type { OfficeQuote } from '../../office/office-contract'
import { detailTexts } from './detail-texts'

type Priced = Pick<OfficeQuote, 'lines' | 'total'>

/** The price of a quote or a correction. */
export const OfficePrices = ({ price: { lines, total }, caption }: { price: Priced; caption: string }) => (
  <PriceTable
    className="desk__prices"
    caption={caption}
    rows={lines}
    totalLabel={usePanelTexts(detailTexts).total}
    total={total}
  />
)

/** A quote with its page and its PDF. */
export const QuoteTable = ({ quote }: { quote: OfficeQuote }) => {
  const texts = usePanelTexts(detailTexts)
  return (
    <div className="desk__quote">
      <OfficePrices price={quote} caption={`${quote.title}, ${quote.stay}`} />
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
