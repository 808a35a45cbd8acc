import type { Locale } from '../../../shared/locale'
import { type BlockedSource, CONSENT_STYLES, type SiteConsent } from '../contract'
import { sitePolicy } from './policy-link'

/**
 * Whether a page is in the list, ignoring query and fragment. An address without a language prefix matches all languages.
 * The addresses come from a checked configuration, so they are valid.
 */
export const isDialogHidden = (page: string, quiet: string[], language: Locale): boolean => {
  const place = (address: string) => {
    const { origin, pathname } = new URL(address, page)
    return origin + `${pathname}/`.replace(RegExp(`^/${language}/`), '/').replace(/\/+$/, '')
  }
  return quiet.some((address) => place(address) === place(page))
}

/** Whether the dialog opens by itself: not without services, on the cookie policy page, or where the site has turned it off. */
export const opensItself = ({ config, groups }: SiteConsent, locale: Locale, address: string): boolean => {
  const quiet = [sitePolicy(config, locale), ...config.hideModalIn]
  return groups.length > 0 && !isDialogHidden(address, quiet, locale)
}

const noScriptQuestion = `<noscript><link rel="stylesheet" href="${CONSENT_STYLES}"/></noscript>`

/** Takes the question for visitors without scripts out of a page on which, by the site's rule, nothing needs to be asked. */
export const withoutNeedlessQuestion = (
  html: string,
  blocked: readonly Pick<BlockedSource, 'group'>[],
  { config, groups }: Pick<SiteConsent, 'config' | 'groups'>,
): string => {
  const isNeeded =
    config.opens === 'always' || groups.some(({ name }) => blocked.some(({ group }) => group === name))
  return isNeeded ? html : html.replace(noScriptQuestion, '')
}
