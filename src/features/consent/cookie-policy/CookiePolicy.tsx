import type { ReactNode } from 'react'
import { type Locale, localePath } from '../../../shared/locale'
import type { OwnStorage } from '../../../shared/own-storage'
import { type ConsentGroup, MY_DECISIONS_PATH } from '../contract'
import type { ConsentMessages } from '../messages/messages'
import { ExemptTable } from './ExemptTable'
import { ServiceTable } from './ServiceTable'

interface CookiePolicyProps {
  groups: readonly ConsentGroup[]
  exempt: readonly OwnStorage[]
  locale: Locale
  t: ConsentMessages
  /** The form with a switch for each group. */
  settings: ReactNode
}

/**
 * The part of the cookie policy that is made of data: the settings, every service, what the site itself stores, and a link
 * to the visitor's own decisions. They are personal, so they are not in the page; the script shows them in place.
 */
export function CookiePolicy({ groups, exempt, locale, t, settings }: CookiePolicyProps) {
  return (
    <div className="cookie-policy">
      <section id="settings" aria-labelledby="policy-settings">
        <h2 id="policy-settings">{t('settingsTitle')}</h2>
        {groups.length > 0 && <p>{t('settingsIntro')}</p>}
        {groups.length > 0 && settings}
        {groups.length === 0 && <p>{t('noServices')}</p>}
      </section>
      {groups.length > 0 && (
        <section aria-labelledby="policy-services">
          <h2 id="policy-services">{t('servicesTitle')}</h2>
          <p>{t('servicesIntro')}</p>
          <ServiceTable groups={groups} locale={locale} t={t} />
        </section>
      )}
      <section aria-labelledby="policy-own">
        <h2 id="policy-own">{t('exemptTitle')}</h2>
        <p>{t('exemptIntro')}</p>
        <ExemptTable exempt={exempt} locale={locale} t={t} />
      </section>
      <section aria-labelledby="policy-decisions">
        <h2 id="policy-decisions">{t('decisionsTitle')}</h2>
        <p>{t('decisionsIntro')}</p>
        <div data-decisions={t('decisionsFailed')} aria-live="polite">
          <p>
            <a href={localePath(locale, MY_DECISIONS_PATH)} rel="nofollow">
              {t('decisionsLink')}
            </a>
          </p>
        </div>
      </section>
    </div>
  )
}
