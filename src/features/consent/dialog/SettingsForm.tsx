import { type Locale, localePath } from '../../../shared/locale'
import { decisionPath, type SiteConsent } from '../contract'
import type { FoundItem } from '../decision/decide'
import type { ConsentMessages } from '../messages/messages'
import { ConsentRows } from './ConsentRows'

/** The form of the first pane. It asks about what is new to the visitor; on the first visit that is everything. */
export const askFormId = 'pdcc-ask'
/** The form of "accept all" and "reject all" in the settings. A form of its own, so that Enter in the settings means "save". */
export const allFormId = 'pdcc-all'

interface SettingsFormProps {
  consent: SiteConsent
  locale: Locale
  t: ConsentMessages
  /** Path of the page, without the language's prefix. */
  path: string
  /** The rows that are not in the site's list. The form sends them as `found`, so that it works without scripts. */
  found?: readonly FoundItem[]
}

/** The attributes and hidden fields of a form that sends a decision; the script sends the same fields. */
export function decisionForm(locale: Locale, path: string) {
  const address = localePath(locale, path)
  const hidden = (
    <>
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="back" value={address} />
    </>
  )
  return {
    attributes: { method: 'post', action: decisionPath(address), 'data-consent': '' } as const,
    hidden,
  }
}

/** All switches with "accept all", "reject all" and "save": in the dialog and on the cookie policy page. */
export function SettingsForm({ consent, locale, t, path, found = [] }: SettingsFormProps) {
  const { attributes, hidden } = decisionForm(locale, path)
  const { showRejectButton, brand } = consent.config
  const listed = found.map(({ domain, name }) => `${domain}|${name}`).join('\n')
  // The script sets the switches; without this, browsers restore their old state on reload.
  const form = (
    <form {...attributes} autoComplete="off">
      {hidden}
      {listed && <input type="hidden" name="found" value={listed} />}
      <p className="consent-buttons">
        <button type="submit" className="consent-accept" name="method" value="accept" form={allFormId}>
          {t('acceptAll')}
        </button>
        <button
          type="submit"
          className="consent-reject"
          name="method"
          value="reject"
          form={allFormId}
          hidden={!showRejectButton}
        >
          {t('rejectAll')}
        </button>
      </p>
      <ConsentRows groups={consent.groups} owner={brand.websiteOwner} locale={locale} t={t} />
      <p className="consent-buttons">
        <button type="submit" className="consent-second" name="method" value="save">
          {t('save')}
        </button>
      </p>
    </form>
  )
  return (
    <>
      {form}
      {listed && <input type="hidden" name="found" value={listed} form={allFormId} />}
    </>
  )
}
