import { captchaTag } from '../../features/captcha/tags'
import type { Consent } from '../../features/consent/config/get-consent.server'
import { consentTag } from '../../features/consent/tags'
import { mapSettingsTag } from '../../features/map/tags'
import { defaultLocale, type Locale } from '../../shared/locale'
import { settingsTag } from '../../shared/tags'
import { loadConsent, loadEmbeddedServices } from '../../site/load-consent'
import type { SiteContext } from '../../site/pages'
import type { AppDeps } from '../deps'
import { siteContext } from './site-context'

/** What was read last in each language, for when the database is away: refusing must always work. */
const lastKnown = new WeakMap<AppDeps['payload'], Map<Locale, Consent>>()

/** The site's consent, read once for all pages and calls until it changes. */
export const siteConsent = async (deps: AppDeps, context: SiteContext): Promise<Consent> => {
  context.tag(consentTag)
  context.tag(settingsTag)
  context.tag(mapSettingsTag)
  context.tag(captchaTag)
  const { locale } = context
  const consent = await deps.memo.get(`consent:${locale}`, (tag) => loadConsent({ ...context, tag }))
  const known = lastKnown.get(deps.payload) ?? new Map<Locale, Consent>()
  lastKnown.set(deps.payload, known.set(locale, consent))
  return consent
}

/** As far as it is known at all. */
export const knownConsent = (deps: AppDeps, locale: Locale): Promise<Consent | undefined> =>
  siteConsent(deps, siteContext(deps, locale).context).catch(() => lastKnown.get(deps.payload)?.get(locale))

/** Names of the services that editors have embedded in published pages, besides those of the site's list. */
export const embeddedGroups = (deps: AppDeps): Promise<ReadonlySet<string>> =>
  deps.memo.get('consent: embedded groups', async (tag) => {
    const { context } = siteContext(deps, defaultLocale)
    const { embedded } = await loadEmbeddedServices({ ...context, tag })
    return new Set(embedded.groups.map(({ name }) => name))
  })
