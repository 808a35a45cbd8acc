import { mediaSources } from '../../platform/http/security-headers'
import type { ServerFeature } from '../../platform/server-feature'
import { COOKIE_POLICY_PATH } from '../../shared/address/site-paths'
import { builtInPage } from '../pages/services.server'
import { createConsent } from './consent.server'
import { consentCookie } from './contract'
import { consentService } from './services.server'

export const consent: ServerFeature = {
  name: 'consent',
  storage: [{ name: consentCookie, kind: 'cookie', days: 365, purpose: 'consent' }],
  create: ({ env, payload, memo, services, features, parts }) => {
    const own = services.provide(
      consentService,
      createConsent({
        payload,
        memo,
        publicUrl: env.publicUrl,
        production: env.production,
        sources: mediaSources(env),
        declared: parts,
        exempt: features.flatMap(({ storage = [] }) => storage),
      }),
    )
    services.provide(builtInPage, {
      slug: COOKIE_POLICY_PATH.slice(1),
      below: own.cookiePolicySection,
      load: own.cookiePolicyPage,
    })
    return { visitorRoutes: own.registerRoutes, routes: own.registerDialog }
  },
}
