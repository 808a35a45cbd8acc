// The one door of the feature: src/server and src/site import nothing else of it but contract.ts and the island.

export { enrolRoutes } from './form/enrol-routes.server'
export { deskRoutes } from './office/desk-routes.server'
