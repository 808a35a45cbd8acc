import { outsideWidget } from '../features/captcha/queries.server'
import { type Consent, getConsent } from '../features/consent/config/get-consent.server'
import {
  type EmbeddedServices,
  embeddedServices,
} from '../features/consent/cookie-policy/embedded-services.server'
import { consentMessages } from '../features/consent/messages/messages'
import { serviceOfAddress } from '../features/consent/services/find-service'
import { googleMaps } from '../features/map/contract'
import { getMapSettings } from '../features/map/queries.server'
import type { QueryContext } from '../platform/payload/query'
import { listEmbeds } from './list-embeds'

type ConsentContext = QueryContext & { publicUrl: string }

/** All that visitors are asked about, from whichever settings it comes. */
export const loadConsent = async (ctx: ConsentContext): Promise<Consent> => {
  const [{ provider }, widget] = await Promise.all([getMapSettings(ctx), outsideWidget(ctx)])
  // A map of Google's or a service's captcha is asked for like everything else that comes from elsewhere.
  const captcha = widget && serviceOfAddress(widget)?.name
  return getConsent(ctx, {
    extraServices: [...(provider === 'google' ? [googleMaps] : []), ...(captcha ? [captcha] : [])],
  })
}

/** The site's consent, and the services that only the embeds of published pages bring. */
export const loadEmbeddedServices = async (
  ctx: ConsentContext,
): Promise<{ site: Consent; embedded: EmbeddedServices }> => {
  const [site, embeds] = await Promise.all([loadConsent(ctx), listEmbeds(ctx)])
  const { own, names, groups } = site
  const options = { own, names, t: consentMessages[ctx.locale], secret: ctx.payload.secret }
  return { site, embedded: embeddedServices(embeds, groups, options) }
}
