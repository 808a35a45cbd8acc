import type { QueryContext } from '../../../../platform/payload/query'
import type { OfferDetails } from '../../../schools/contract'
import { getPriceCatalogue } from '../../queries.server'
import { offerDetails } from './offer-details'

/** What the pages of a school's offers say about prices and dates; undefined if the school is not published. */
export const getOfferDetails = async (
  ctx: QueryContext,
  school: string,
  now?: Date,
): Promise<OfferDetails | undefined> => {
  const catalogue = await getPriceCatalogue(ctx, school, now)
  return catalogue && offerDetails(catalogue, ctx.locale)
}
