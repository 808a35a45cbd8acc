import type { ServerFeature } from '../../platform/server-feature'
import { moderationController } from '../comments/services.server'
import { catalogueCall } from '../pricing/services.server'
import { jsonCall, legacyRoutes } from './legacy-calls.server'

export const legacyCalls: ServerFeature = {
  name: 'legacy-calls',
  create: ({ env, services }) => ({
    routes: (app, kit) => {
      if (!env.legacyCalls) return
      const calculator = services.find(catalogueCall)?.(kit)
      const comment = services.find(moderationController)?.(kit)
      legacyRoutes(app, {
        ...(calculator && { calculator: jsonCall(calculator) }),
        ...(comment && { comment }),
      })
    },
  }),
}
