import type { Locale } from '../../shared/locale'
import type { SiteContext } from '../../site/pages'
import type { AppDeps } from '../deps'

/** Reads for one render and collects the tags of what it has read. */
export const siteContext = (deps: AppDeps, locale: Locale, draft = false) => {
  const tags = new Set<string>()
  const context: SiteContext = {
    payload: deps.payload,
    publicUrl: deps.env.publicUrl,
    consent: deps.consent,
    locale,
    draft,
    tag: (tag) => tags.add(tag),
  }
  return { context, tags }
}
