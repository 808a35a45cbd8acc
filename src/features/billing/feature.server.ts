import type { ServerFeature } from '../../platform/server-feature'
import { billingFiles } from './documents/billing-pdf.server'
import { billingRoutes } from './documents/billing-routes.server'

export const billing: ServerFeature = {
  name: 'billing',
  create: ({ mailPdfs }) => ({
    routes: (app, kit) => billingRoutes(app, { ...kit, limitAnonymous: kit.limits.anonymous }),
    mail: { makers: billingFiles(mailPdfs) },
  }),
}
