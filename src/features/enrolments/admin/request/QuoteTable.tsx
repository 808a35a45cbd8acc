'use client'

import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { PriceTable } from '../../../../ui/PriceTable'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import type { OfficeQuote } from '../../office/office-contract'

type Priced = Pick<OfficeQuote, 'lines' | 'total'>

/** The price of a quote or a correction. */
export const OfficePrices = ({ price: { lines, total }, caption }: { price: Priced; caption: string }) => (
  <PriceTable
    className="office__prices"
    caption={caption}
    rows={lines}
    totalLabel={usePanelMessages(enrolmentsPanelMessages)('detail.total')}
    total={total}
  />
)

/** A quote with its page and its PDF. */
export const QuoteTable = ({ quote }: { quote: OfficeQuote }) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  return (
    <div className="office__quote">
      <OfficePrices price={quote} caption={`${quote.title}, ${quote.stay}`} />
      <p>
        <a href={quote.href} target="_blank" rel="noopener noreferrer">
          {texts('detail.quote')}
        </a>{' '}
        <a href={`${quote.href}.pdf`} target="_blank" rel="noopener noreferrer">
          {texts('detail.pdf')}
        </a>
      </p>
    </div>
  )
}
