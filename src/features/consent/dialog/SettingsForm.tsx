import { type Locale, localePath } from '../../../shared/locale'
import { decisionPath, type SiteConsent } from '../contract'
import type { FoundItem } from '../decision/decide'
import type { ConsentMessages } from '../messages/en'
import { ConsentRows } from './ConsentRows'

/** The form of the first pane, which asks about what is new to the visitor: at first that is everything. */
export const askFormId = 'pdcc-ask'
/** To this one belong "accept all" and "reject all" of the settings, in which Enter is to mean nothing but "save". */
export const allFormId = 'pdcc-all'

interface SettingsFormProps {
  consent: SiteConsent
  locale: Locale
  t: ConsentMessages
  /** Of the page, without the language's prefix. */
  path: string
  /** Of the rows that are not in the site's list, as `found` of a decision: without scripts the form says it itself. */
  found?: readonly FoundItem[]
}

/** Where a decision goes and what it needs to come back; the script sends it in the same way. */
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

/** All switches with "accept all", "reject all" and "save"; in the dialog, and openly on the page of the cookie policy. */
export function SettingsForm({ consent, locale, t, path, found = [] }: SettingsFormProps) {
  const { attributes, hidden } = decisionForm(locale, path)
  const { showRejectButton, brand } = consent.config
  const listed = found.map(({ domain, name }) => `${domain}|${name}`).join('\n')
  // Browsers would keep switches through a reload; the script sets them.
  const form = (
    <form {...attributes} autoComplete="off">
      {hidden}
      {listed && <input type="hidden" name="found" value={listed} />}
      <p className="consent-buttons">
        <button type="submit" className="consent-accept" name="method" value="accept" form={allFormId}>
          {t.acceptAll}
        </button>
        <button
          type="submit"
          className="consent-reject"
          name="method"
          value="reject"
          form={allFormId}
          hidden={!showRejectButton}
        >
          {t.rejectAll}
        </button>
      </p>
      <ConsentRows groups={consent.groups} owner={brand.websiteOwner} locale={locale} t={t} />
      <p className="consent-buttons">
        <button type="submit" className="consent-second" name="method" value="save">
          {t.save}
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
