import { type Locale, localePath } from '../../../shared/locale'
import { type ConsentConfig, DEFAULT_POLICY_PATH } from '../contract'

/** The site's cookie policy in a language; undefined where it has set none, and its own page is meant. */
export const policyLink = (
  { cookiePolicyLink: link, defaultLang }: Pick<ConsentConfig, 'cookiePolicyLink' | 'defaultLang'>,
  language: Locale,
): string | undefined => {
  const found = typeof link === 'string' ? link : (link[language] ?? link[defaultLang])
  return found?.replaceAll('{lang}', language) || undefined
}

/** Where the site says what it stores: where it has set, or on its own page. */
export const sitePolicy = (config: ConsentConfig, language: Locale): string =>
  policyLink(config, language) ?? localePath(language, DEFAULT_POLICY_PATH)
