import type { Locale } from '../../../shared/locale'
import type { SendPrivatePage } from '../../../shared/private-page.server'
import type { QueryContext } from '../../../shared/query.server'

/** What the routes for visitors are handed by the server. */
export interface VisitorRoutes {
  contextFor: (locale: Locale) => QueryContext
  sendPage: SendPrivatePage
  publicUrl: string
}
