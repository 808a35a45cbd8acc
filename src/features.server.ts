import { serverExtensions } from '../extensions/features.server'
import { features } from './features'
import { analytics } from './features/analytics/feature.server'
import { backups } from './features/backups/feature.server'
import { billing } from './features/billing/feature.server'
import { blocks } from './features/blocks/feature.server'
import { captcha } from './features/captcha/feature.server'
import { comments } from './features/comments/feature.server'
import { consent } from './features/consent/feature.server'
import { enrolments } from './features/enrolments/feature.server'
import { find } from './features/find/feature.server'
import { forms } from './features/forms/feature.server'
import { gallery } from './features/gallery/feature.server'
import { legacyCalls } from './features/legacy-calls/feature.server'
import { map } from './features/map/feature.server'
import { news } from './features/news/feature.server'
import { pages } from './features/pages/feature.server'
import { pricing } from './features/pricing/feature.server'
import { privacy } from './features/privacy/feature.server'
import { quotes } from './features/quotes/feature.server'
import { redirects } from './features/redirects/feature.server'
import { schools } from './features/schools/feature.server'
import { search } from './features/search/feature.server'
import { staffAccounts } from './features/staff-accounts/feature.server'
import { theme } from './features/theme/feature.server'
import { translations } from './features/translations/feature.server'
import type { Feature } from './platform/feature'
import type { ServerFeature } from './platform/server-feature'

const serverParts: readonly ServerFeature[] = [
  backups,
  billing,
  blocks,
  captcha,
  comments,
  consent,
  enrolments,
  find,
  forms,
  gallery,
  legacyCalls,
  map,
  news,
  analytics,
  pages,
  pricing,
  privacy,
  quotes,
  redirects,
  schools,
  search,
  staffAccounts,
  theme,
  translations,
  ...serverExtensions,
]

/**
 * Server parts of the listed features, in their order. They are in their own file because Next compiles `features.ts` for the
 * panel, and the server's code does not belong there.
 */
export const serverFeaturesOf = (
  listed: readonly Feature[] = features,
  parts: readonly ServerFeature[] = serverParts,
): ServerFeature[] => listed.flatMap(({ name }) => parts.find((part) => part.name === name) ?? [])
