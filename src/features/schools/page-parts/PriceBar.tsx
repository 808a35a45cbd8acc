import type { SchoolsMessages } from '../messages/messages'

interface PriceBarProps {
  /** E.g. `4 weeks from CA$ 640, all fees`. */
  from: string
  /** Where it is calculated. */
  href: string
  t: SchoolsMessages
}

/** The price and the way to its calculation, at the lower edge of a phone. The total takes its place as soon as there is one. */
export function PriceBar({ from, href, t }: PriceBarProps) {
  return (
    <aside className="price-bar no-print" aria-labelledby="price-bar-text">
      <strong id="price-bar-text">{from}</strong>
      <a className="button" href={href} rel="nofollow">
        {t('calculatePrice')}
      </a>
    </aside>
  )
}
