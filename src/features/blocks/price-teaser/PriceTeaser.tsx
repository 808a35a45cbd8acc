import { Heading, Lines } from '../common/elements'
import type { BlockText } from '../contract'

interface PriceTeaserProps {
  heading: BlockText
  text?: BlockText | undefined
  /** E.g. `4 weeks from CA$ 1,280, all fees`. */
  price: string
  /** The calculator with that price. */
  link: { label: string; href: string }
}

export function PriceTeaser({ heading, text, price, link }: PriceTeaserProps) {
  return (
    <div className="price-teaser">
      <div className="block-stack">
        <Heading of={heading} />
        <Lines of={text} />
      </div>
      <div className="block-stack">
        <p className="price-teaser-price">{price}</p>
        <p>
          <a className="button" href={link.href} rel="nofollow">
            {link.label}
          </a>
        </p>
      </div>
    </div>
  )
}
