import { langOf } from '../../../shared/language/original-texts'
import type { Accommodation, Course } from '../contract'

interface OfferTitleProps {
  offer: Course | Accommodation
  /** The address of its page; missing if it has none. */
  href: string | undefined
}

/** The title of a course or accommodation, which leads to its page. */
export function OfferTitle({ offer, href }: OfferTitleProps) {
  const title = <span lang={langOf(offer, 'title')}>{offer.title}</span>
  return href ? (
    <a className="offer-title" href={href}>
      {title}
    </a>
  ) : (
    title
  )
}
