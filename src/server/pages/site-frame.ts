import type { SiteSettings } from '../../features/pages/contract'
import { getSiteSettings } from '../../features/pages/queries.server'
import type { Locale } from '../../shared/locale'
import type { SiteContext } from '../../site/pages'
import type { AppDeps } from '../deps'
import { siteContext } from './site-context'

/** The same for every page of the site. */
const fixed = ({ env, payload, assets }: AppDeps) => ({
  publicUrl: env.publicUrl,
  assets,
  secret: payload.secret,
})

/** Everything around a page's own content. */
export const loadFrame = async (deps: AppDeps, context: SiteContext) => {
  const [settings, consent] = await Promise.all([getSiteSettings(context), deps.consent.load(context)])
  return { ...fixed(deps), settings, consent }
}

/** The site's frame while the database is away. */
const nameless: SiteSettings = {
  name: 'Schoolhouse',
  tagline: '',
  navigation: [],
  footerNavigation: [],
  footerText: '',
  contact: { email: '', phone: '', address: '' },
}

/** As much of it as is left, for pages that report a failure. */
export const remainingFrame = async (deps: AppDeps, locale: Locale) => {
  const { context } = siteContext(deps, locale)
  const settings = await getSiteSettings(context).catch(() => nameless)
  const consent = await deps.consent.loadOrLast(locale)
  return { ...fixed(deps), settings, consent }
}
