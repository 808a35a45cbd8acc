import type { RouteKit } from '../../platform/server-feature'
import { serviceKey } from '../../platform/services'
import type { moderationEndpoint } from './moderation/routes/legacy-calls.server'

export { importWxrComments } from './import/import-comments.server'

/** Moderation by the calls of the site's predecessor. */
export const moderationController =
  serviceKey<(kit: RouteKit) => ReturnType<typeof moderationEndpoint>>('calls of moderation')
