import { COOKIE_POLICY_PATH } from '../../../shared/address/site-paths'
import { type Locale, localePath } from '../../../shared/locale'
import type { ConsentConfig } from '../contract'

/** The address that the site has set for its cookie policy, in one language; undefined if it has set none. */
export const policyLink = (
  { cookiePolicyLink: link, defaultLang }: Pick<ConsentConfig, 'cookiePolicyLink' | 'defaultLang'>,
  language: Locale,
): string | undefined => {
  const found = typeof link === 'string' ? link : (link[language] ?? link[defaultLang])
  return found?.replaceAll('{lang}', language) || undefined
}

/** The address of the cookie policy: the one that the site has set, or that of its own page. */
export const sitePolicy = (config: ConsentConfig, language: Locale): string =>
  policyLink(config, language) ?? localePath(language, COOKIE_POLICY_PATH)
