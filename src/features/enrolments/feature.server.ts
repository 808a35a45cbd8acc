import { renderMail } from '../../platform/mail/render-mail'
import type { ServerFeature } from '../../platform/server-feature'
import { captchaService } from '../captcha/services.server'
import { enrolRoutes } from './form/enrol-routes.server'
import { officeRoutes } from './office/office-routes.server'

export const enrolments: ServerFeature = {
  name: 'enrolments',
  create: ({ services }) => ({
    routes: (app, kit) => officeRoutes(app, { ...kit, limitAnonymous: kit.limits.anonymous, renderMail }),
    visitorRoutes: (app, kit) => enrolRoutes(app, { ...kit, captcha: services.use(captchaService) }),
  }),
}
