import type { SendPrivatePage } from '../../../platform/http/private-page'
import type { QueryContext } from '../../../platform/payload/query'
import type { Locale } from '../../../shared/locale'

/** What the routes for visitors are handed by the server. */
export interface VisitorRoutes {
  contextFor: (locale: Locale) => QueryContext
  sendPage: SendPrivatePage
  publicUrl: string
}
