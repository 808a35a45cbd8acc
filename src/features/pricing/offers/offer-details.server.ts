import type { QueryContext } from '../../../platform/payload/query'
import type { OfferDetails } from '../../schools/contract'
import { getSharedCatalogue } from '../queries.server'
import { offerDetails } from './offer-details'

/** Reads prices and dates for the pages of a school's offers; undefined if the school is not published. */
export const getOfferDetails = async (
  ctx: QueryContext,
  school: string,
): Promise<OfferDetails | undefined> => {
  const catalogue = await getSharedCatalogue(ctx, school)
  return catalogue && offerDetails(catalogue, ctx.locale)
}
