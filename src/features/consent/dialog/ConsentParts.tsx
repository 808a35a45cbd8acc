import { COOKIE_SETTINGS_PATH } from '../../../shared/address/site-paths'
import { safeJson } from '../../../shared/html/escape'
import { type Locale, languageTag, localePath } from '../../../shared/locale'
import type { SiteConsent } from '../contract'
import { itemKey } from '../decision/record-cookie'
import { type ConsentMessages, consentMessages } from '../messages/messages'
import { ConsentDialog } from './ConsentDialog'
import { chooseLanguage } from './choose-language'
import { HiddenBar } from './HiddenBar'
import { type ConsentPageData, pageDataId } from './page-data'
import { sitePolicy } from './policy-link'

interface ConsentPartsProps {
  consent: SiteConsent
  locale: Locale
  /** Path of the page, without the language's prefix. */
  path: string
  asks: boolean
}

const pageData = ({ consent, locale, asks }: ConsentPartsProps): ConsentPageData => {
  const items = consent.groups.flatMap(({ name, items }) =>
    items.map((item) => ({ ...item, name, reportable: false, userList: true, new: false, ignored: false })),
  )
  return {
    config: consent.config,
    items,
    keys: items.map(itemKey),
    groups: consent.groups.map(({ name, domains, stored, signals }) => ({
      name,
      domains,
      stored: stored.map(({ name, kind }) => ({ name, kind })),
      signals,
    })),
    exempt: consent.exempt.map(({ name, kind }) => ({ name, kind })),
    language: locale,
    policy: sitePolicy(consent.config, locale),
    asks,
  }
}

/** The placeholder of a frame that a script inserts later. */
function LateEmbed({ t }: { t: ConsentMessages }) {
  return (
    <template id="pdcc-embed">
      <div className="embed embed-wide">
        <p>{t.template('embedText')}</p>
        <p>
          <button type="button" className="button" data-embed-load="always">
            {t.template('alwaysAllow')}
          </button>{' '}
          <a href="#main" rel="noopener noreferrer">
            {t.template('openAt')}
          </a>
        </p>
      </div>
    </template>
  )
}

const textsOf = ({ consent, locale }: Pick<ConsentPartsProps, 'consent' | 'locale'>) =>
  consentMessages(chooseLanguage([languageTag(locale)], consent.config.defaultLang))

/** The bar at the lower edge of the window, below everything else that floats there. */
export function ConsentBar(props: Pick<ConsentPartsProps, 'consent' | 'locale'>) {
  return <HiddenBar locale={props.locale} t={textsOf(props)} />
}

/** The rest of the markup of consent: the same for all visitors, whatever they have chosen. */
export function ConsentParts(props: ConsentPartsProps) {
  const { consent, locale, path } = props
  const t = textsOf(props)
  return (
    <>
      <ConsentDialog consent={consent} locale={locale} t={t} path={path} />
      <LateEmbed t={t} />
      <script
        type="application/json"
        id={pageDataId}
        data-badge={t.template('badge')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which nothing can end the element
        dangerouslySetInnerHTML={{ __html: safeJson(pageData(props)) }}
      />
    </>
  )
}

/** The link that opens the settings, for the footer of a page. */
export const settingsLink = (locale: Locale): { href: string; label: string } => ({
  href: localePath(locale, COOKIE_SETTINGS_PATH),
  label: consentMessages(locale)('openSettings'),
})
