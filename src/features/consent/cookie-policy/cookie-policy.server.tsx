import type { QueryContext } from '../../../platform/payload/query'
import { COOKIE_POLICY_PATH } from '../../../shared/address/site-paths'
import { type Embed, embedHtml } from '../../../shared/html/embed'
import type { Consent } from '../config/load-consent.server'
import type { ConsentGroup } from '../contract'
import { type FoundItem, foundItem } from '../decision/decide'
import { SettingsForm } from '../dialog/SettingsForm'
import { blockMarkup } from '../markup/block-markup.server'
import { consentMessages } from '../messages/messages'
import { buildGroups } from '../services/build-groups'
import { CookiePolicy } from './CookiePolicy'

interface EmbeddedServices {
  groups: ConsentGroup[]
  /** Items that a decision on these groups must name, because the site's list does not contain them. */
  found: FoundItem[]
}

/** The services that editors have embedded in published texts and the site's list does not name. */
export const findEmbeddedServices = (
  ctx: QueryContext,
  site: Consent,
  embeds: readonly Embed[],
): EmbeddedServices => {
  const { own, names } = site
  const options = { own, names, t: consentMessages(ctx.locale), secret: ctx.payload.secret }
  const listed = new Set(site.groups.map(({ name }) => name))
  // A script that contains no address is allowed at our own host.
  const ownHost = new URL(own.publicUrl).host
  const found = new Map<string, FoundItem>()
  // One embed at a time: a script without an address must not be counted to the embed before it.
  for (const embed of embeds)
    for (const { group, origin } of blockMarkup(embedHtml(embed), options).blocked)
      if (!listed.has(group)) {
        const domain = origin ? new URL(origin).host : ownHost
        found.set(`${domain}|${group}`, { name: group, domain })
      }
  // Sorted, because databases return the languages of a text in different orders.
  const items = [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item)
  return { groups: buildGroups(items.map(foundItem)).map(({ hosts: _, ...group }) => group), found: items }
}

/** The part of the cookie policy that is made of data: settings, services, own cookies, the visitor's decisions. */
export const cookiePolicySection = (ctx: QueryContext, site: Consent, embeds: readonly Embed[]) => {
  const { locale } = ctx
  const t = consentMessages(locale)
  const embedded = findEmbeddedServices(ctx, site, embeds)
  const consent = { ...site, groups: [...site.groups, ...embedded.groups] }
  const form = { consent, found: embedded.found, locale, t, path: COOKIE_POLICY_PATH }
  return (
    <CookiePolicy
      groups={consent.groups}
      exempt={site.exempt}
      locale={locale}
      t={t}
      settings={<SettingsForm {...form} />}
    />
  )
}

/** The whole page, for a site whose editors have not written a cookie policy: every page links to it. */
export const cookiePolicyPage = (ctx: QueryContext, site: Consent, embeds: readonly Embed[]) => {
  const t = consentMessages(ctx.locale)
  return {
    title: t('policyTitle'),
    description: t('policyDescription'),
    path: COOKIE_POLICY_PATH,
    trail: [{ name: t('policyTitle'), path: COOKIE_POLICY_PATH }],
    body: (
      <article className="content wrap">
        <header className="content-heading">
          <h1>{t('policyTitle')}</h1>
          <p className="lead">{t('policyDescription')}</p>
        </header>
        {cookiePolicySection(ctx, site, embeds)}
      </article>
    ),
  }
}
