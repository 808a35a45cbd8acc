import { type Consent, getConsent } from '../features/consent/queries.server'
import { googleMaps } from '../features/map/contract'
import { getMapSettings } from '../features/map/queries.server'
import type { QueryContext } from '../shared/query.server'

/** All that visitors are asked about, from whichever settings it comes. */
export const loadConsent = async (ctx: QueryContext & { publicUrl: string }): Promise<Consent> => {
  const { provider } = await getMapSettings(ctx)
  // A map of Google's is asked for like everything else that comes from elsewhere.
  return getConsent(ctx, { extraServices: provider === 'google' ? [googleMaps] : [] })
}
