import type { ServerFeature } from '../../platform/server-feature'
import { blockParts } from '../blocks/services.server'
import { captchaField, captchaService } from '../captcha/services.server'
import { formRoutes } from './form/form-routes.server'
import { loadForm } from './forms.server'

export const forms: ServerFeature = {
  name: 'forms',
  create: ({ memo, services }) => {
    services.provide(blockParts, {
      form: (ctx, id) => loadForm(ctx, id, () => services.use(captchaField)(ctx)),
    })
    return {
      visitorRoutes: (app, kit) =>
        formRoutes(app, {
          ...kit,
          captcha: services.use(captchaService),
          remember: (key, load) => memo.get(key, load),
        }),
    }
  },
}
