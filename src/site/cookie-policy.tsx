import { DEFAULT_POLICY_PATH } from '../features/consent/contract'
import { CookiePolicy } from '../features/consent/cookie-policy/CookiePolicy'
import { SettingsForm } from '../features/consent/dialog/SettingsForm'
import { consentMessages } from '../features/consent/messages/messages'
import { pagesTag } from '../features/pages/tags'
import { loadEmbeddedServices } from './load-consent'
import type { PageContent } from './page-content'

type Context = Parameters<typeof loadEmbeddedServices>[0]

/** What the site knows of its own cookies and services stands in the page about them. */
export const cookiePolicy = async (ctx: Context) => {
  const { locale } = ctx
  const t = consentMessages[locale]
  const { site, embedded } = await loadEmbeddedServices(ctx)
  const consent = { ...site, groups: [...site.groups, ...embedded.groups] }
  const form = { consent, found: embedded.found, locale, t, path: DEFAULT_POLICY_PATH }
  return <CookiePolicy groups={consent.groups} locale={locale} t={t} settings={<SettingsForm {...form} />} />
}

/** For a site whose editors have written no cookie policy: links in every page lead to it. */
export const bareCookiePolicy = async (ctx: Context): Promise<PageContent> => {
  // Until somebody writes one.
  ctx.tag(pagesTag)
  const t = consentMessages[ctx.locale]
  return {
    title: t.policyTitle,
    description: t.policyDescription,
    path: DEFAULT_POLICY_PATH,
    body: (
      <article className="content wrap">
        <header className="content-heading">
          <h1>{t.policyTitle}</h1>
          <p className="lead">{t.policyDescription}</p>
        </header>
        {await cookiePolicy(ctx)}
      </article>
    ),
  }
}
