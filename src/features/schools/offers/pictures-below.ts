import type { OfferPage } from '../contract'

/** The pictures of the gallery of a course or accommodation: the first one is at the top of its page already. */
export const picturesBelow = ({ pictures }: Pick<OfferPage, 'pictures'>): OfferPage['pictures'] =>
  pictures.slice(1)
