import type { OfferPrices } from '../contract'
import type { SchoolsMessages } from '../messages/messages'

interface OfferPriceLineProps {
  kind: 'course' | 'accommodation'
  /** The offer. */
  of: { number?: number; title: string }
  /** Missing if the school has no prices at all. */
  prices?: OfferPrices
  t: SchoolsMessages
}

/** Price of an offer, with a link to the calculator in which it is chosen. The calculator handles the link if it runs. */
export function OfferPriceLine({ kind, of, prices, t }: OfferPriceLineProps) {
  if (!prices) return null
  const price = of.number === undefined ? undefined : prices[kind][of.number]
  if (!price) return <p className="offer-price">{t('priceOnRequest')}</p>
  return (
    <p className="offer-price">
      <strong>{price.text}</strong>
      <a href={price.href} data-choose={kind} rel="nofollow">
        {t('calculatePrice')}
        <span className="visually-hidden">: {of.title}</span>
      </a>
    </p>
  )
}
