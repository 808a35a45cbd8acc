import { type Consent, getConsent } from '../features/consent/queries.server'
import { consentTag } from '../features/consent/tags'
import { googleMaps } from '../features/map/contract'
import { getMapSettings } from '../features/map/queries.server'
import { mapSettingsTag } from '../features/map/tags'
import type { Locale } from '../shared/locale'
import { settingsTag } from '../shared/tags'
import type { SiteContext } from '../site/pages'
import type { AppDeps } from './deps'
import { siteContext } from './site-context'

/** What was read last in each language, for when the database is away: refusing must always work. */
const lastKnown = new WeakMap<AppDeps['payload'], Map<Locale, Consent>>()

/** The site's consent, read once for all pages and calls until it changes. */
export const siteConsent = async (deps: AppDeps, context: SiteContext): Promise<Consent> => {
  context.tag(consentTag)
  context.tag(settingsTag)
  context.tag(mapSettingsTag)
  const { locale } = context
  const consent = await deps.memo.get(`consent:${locale}`, async (tag) => {
    const { provider } = await getMapSettings({ ...context, tag })
    // A map of Google's is asked for like everything else that comes from elsewhere.
    return getConsent({ ...context, tag }, { extraServices: provider === 'google' ? [googleMaps] : [] })
  })
  const known = lastKnown.get(deps.payload) ?? new Map<Locale, Consent>()
  lastKnown.set(deps.payload, known.set(locale, consent))
  return consent
}

/** As far as it is known at all. */
export const knownConsent = (deps: AppDeps, locale: Locale): Promise<Consent | undefined> =>
  siteConsent(deps, siteContext(deps, locale).context).catch(() => lastKnown.get(deps.payload)?.get(locale))
