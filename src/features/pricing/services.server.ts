import type { RouteKit } from '../../platform/server-feature'
import { serviceKey } from '../../platform/services'
import type { catalogueHelper } from './calculator/price-routes.server'

/** The catalogue of prices by the calls of the site's predecessor. */
export const catalogueCall =
  serviceKey<(kit: RouteKit) => ReturnType<typeof catalogueHelper>>('catalogue of prices')
