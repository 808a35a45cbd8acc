import { outsideWidget } from '../features/captcha/queries.server'
import { serviceOfAddress } from '../features/consent/find-service'
import { type Consent, getConsent } from '../features/consent/queries.server'
import { googleMaps } from '../features/map/contract'
import { getMapSettings } from '../features/map/queries.server'
import type { QueryContext } from '../shared/query.server'

/** All that visitors are asked about, from whichever settings it comes. */
export const loadConsent = async (ctx: QueryContext & { publicUrl: string }): Promise<Consent> => {
  const [{ provider }, widget] = await Promise.all([getMapSettings(ctx), outsideWidget(ctx)])
  // A map of Google's or a service's captcha is asked for like everything else that comes from elsewhere.
  const captcha = widget && serviceOfAddress(widget)?.name
  return getConsent(ctx, {
    extraServices: [...(provider === 'google' ? [googleMaps] : []), ...(captcha ? [captcha] : [])],
  })
}
