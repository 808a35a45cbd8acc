// The one door of the feature for src/server and src/site.

export { billingFiles } from './documents/billing-pdf.server'
export { billingRoutes } from './documents/billing-routes.server'
