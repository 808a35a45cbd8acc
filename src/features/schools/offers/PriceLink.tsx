import type { OfferPrices } from '../contract'
import type { SchoolsMessages } from '../messages/messages'

interface PriceLinkProps {
  kind: 'course' | 'accommodation'
  /** The offer. */
  of: { number?: number; title: string }
  /** Missing if the school has no prices at all. */
  prices?: OfferPrices
  t: SchoolsMessages
}

const priceOf = ({ kind, of, prices }: PriceLinkProps) =>
  of.number === undefined ? undefined : prices?.[kind][of.number]

/** A link to the calculator in which the offer is chosen. The calculator handles it if it runs. */
export function CalculateLink(props: PriceLinkProps) {
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
export function PriceLink(props: PriceLinkProps) {
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
