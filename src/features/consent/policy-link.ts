import type { Locale } from '../../shared/locale'
import type { ConsentConfig } from './contract'

/** The site's cookie policy in a language; undefined where it has set none, and its own page is meant. */
export const policyLink = (
  { cookiePolicyLink: link, defaultLang }: Pick<ConsentConfig, 'cookiePolicyLink' | 'defaultLang'>,
  language: Locale,
): string | undefined => {
  const found = typeof link === 'string' ? link : (link[language] ?? link[defaultLang])
  return found?.replaceAll('{lang}', language) || undefined
}
