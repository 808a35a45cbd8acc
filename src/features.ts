import { extensions } from '../extensions/features'
import { analytics } from './features/analytics/feature'
import { backups } from './features/backups/feature'
import { billing } from './features/billing/feature'
import { blocks } from './features/blocks/feature'
import { calendar } from './features/calendar/feature'
import { captcha } from './features/captcha/feature'
import { comments } from './features/comments/feature'
import { consent } from './features/consent/feature'
import { dashboard } from './features/dashboard/feature'
import { enrolments } from './features/enrolments/feature'
import { find } from './features/find/feature'
import { forms } from './features/forms/feature'
import { gallery } from './features/gallery/feature'
import { legacyCalls } from './features/legacy-calls/feature'
import { mailSettings } from './features/mail-settings/feature'
import { map } from './features/map/feature'
import { news } from './features/news/feature'
import { onboarding } from './features/onboarding/feature'
import { pages } from './features/pages/feature'
import { pricing } from './features/pricing/feature'
import { privacy } from './features/privacy/feature'
import { quotes } from './features/quotes/feature'
import { redirects } from './features/redirects/feature'
import { schools } from './features/schools/feature'
import { search } from './features/search/feature'
import { staffAccounts } from './features/staff-accounts/feature'
import { theme } from './features/theme/feature'
import { translations } from './features/translations/feature'
import { wordpressImport } from './features/wordpress-import/feature'
import type { Feature } from './platform/feature'
import { database, mail, panelKit, uploads } from './platform/platform-features'

/** All features, and the extensions of a school. Menus, cards of the dashboard and periods of retention follow this order. */
export const features: readonly Feature[] = [
  dashboard,
  schools,
  pricing,
  quotes,
  enrolments,
  billing,
  calendar,
  comments,
  pages,
  news,
  blocks,
  gallery,
  forms,
  redirects,
  theme,
  captcha,
  consent,
  uploads,
  translations,
  analytics,
  map,
  search,
  find,
  wordpressImport,
  legacyCalls,
  staffAccounts,
  mailSettings,
  backups,
  privacy,
  mail,
  panelKit,
  database,
  onboarding,
  ...extensions,
]
