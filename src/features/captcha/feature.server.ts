import type { ServerFeature } from '../../platform/server-feature'
import { consentService } from '../consent/services.server'
import { captchaRoutes, loadCaptchaField } from './captcha.server'
import { serviceScript, siteCaptcha } from './queries.server'
import { captchaField, captchaService } from './services.server'

export const captcha: ServerFeature = {
  name: 'captcha',
  create: ({ payload, services }) => {
    const chosen = services.provide(
      captchaService,
      siteCaptcha(payload, {
        isAllowed: (visitor, address) => services.use(consentService).isAddressAllowed(visitor, address),
      }),
    )
    services.provide(captchaField, (ctx) =>
      loadCaptchaField(ctx, async (address) =>
        (await services.use(consentService).load(ctx)).names.ofAddress(address),
      ),
    )
    return {
      thirdParties: async (ctx) => {
        const script = await serviceScript(ctx)
        return script ? [script] : []
      },
      visitorRoutes: (app) =>
        captchaRoutes(app, {
          payload,
          captcha: chosen,
          allowServices: services.use(consentService).allowServices,
        }),
    }
  },
}
