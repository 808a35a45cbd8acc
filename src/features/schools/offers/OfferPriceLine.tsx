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

const priceOf = ({ kind, of, prices }: OfferPriceLineProps) =>
  of.number === undefined ? undefined : prices?.[kind][of.number]

/** A link to the calculator in which the offer is chosen. The calculator handles it if it runs. */
export function CalculateLink(props: OfferPriceLineProps) {
  const price = priceOf(props)
  if (!price) return null
  return (
    <a href={price.href} data-choose={props.kind} rel="nofollow" className="calculate-link">
      {props.t('calculatePrice')}
      <span className="visually-hidden">: {props.of.title}</span>
    </a>
  )
}

/** The amount and its length of stay, as a link to the calculation. */
export function PriceLink(props: OfferPriceLineProps) {
  const price = priceOf(props)
  if (!price) return props.prices ? <p className="price-link">{props.t('priceOnRequest')}</p> : null
  return (
    <a href={price.href} data-choose={props.kind} rel="nofollow" className="price-link">
      <strong>{price.amount}</strong> {price.stay}
      <span className="visually-hidden">
        : {props.t('calculatePrice')}, {props.of.title}
      </span>
    </a>
  )
}

/** Price of an offer, and the link to its calculation. */
export function OfferPriceLine(props: OfferPriceLineProps) {
  if (!props.prices) return null
  const price = priceOf(props)
  if (!price) return <p className="offer-price">{props.t('priceOnRequest')}</p>
  return (
    <p className="offer-price">
      <strong>{price.text}</strong>
      <CalculateLink {...props} />
    </p>
  )
}
