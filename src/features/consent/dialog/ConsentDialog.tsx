import { COOKIE_SETTINGS_PATH } from '../../../shared/address/site-paths'
import { type Locale, localePath } from '../../../shared/locale'
import type { SiteConsent } from '../contract'
import type { ConsentMessages } from '../messages/messages'
import { FoundRow } from './ConsentRows'
import { sitePolicy } from './policy-link'
import { allFormId, askFormId, decisionForm, SettingsForm } from './SettingsForm'

export interface ConsentDialogProps {
  consent: SiteConsent
  locale: Locale
  t: ConsentMessages
  /** Path of the page, without the language's prefix. */
  path: string
}

function CloseButton({ t }: { t: ConsentMessages }) {
  return (
    <button
      type="submit"
      className="consent-close"
      name="method"
      value="close"
      form={askFormId}
      aria-label={t('close')}
    >
      <span aria-hidden="true">×</span>
    </button>
  )
}

function FirstPane({ consent: { config }, locale, t, path }: ConsentDialogProps) {
  const { attributes, hidden } = decisionForm(locale, path)
  return (
    <form id={askFormId} className="consent-first" {...attributes}>
      {hidden}
      <input type="hidden" name="about" value="new" />
      <h2 id="pdcc-title-first" tabIndex={-1}>
        {t('title')}
      </h2>
      <p className="consent-intro">
        {t('intro')} <span className="consent-as-easy">{t('asEasy')}</span>
      </p>
      <div className="consent-asked">
        <p>{t('newIntro')}</p>
        <ul />
      </div>
      <p className="consent-buttons">
        <button type="submit" className="consent-accept" name="method" value="accept">
          {t('accept')}
        </button>
        <button
          type="submit"
          className="consent-reject"
          name="method"
          value="reject"
          hidden={!config.showRejectButton}
        >
          {t('reject')}
        </button>
        <button type="button" className="consent-second" data-pane="settings">
          {t('configure')}
        </button>
      </p>
      <p className="consent-links">
        <noscript>
          <a href={localePath(locale, COOKIE_SETTINGS_PATH)}>{t('configure')}</a>
        </noscript>
        <a href={sitePolicy(config, locale)}>{t('policyLink')}</a>
      </p>
      <CloseButton t={t} />
    </form>
  )
}

/** What is inside the dialog: the script fetches it alone, in another language. */
export function DialogContent(props: ConsentDialogProps) {
  const { consent, locale, t, path } = props
  const { attributes, hidden } = decisionForm(locale, path)
  const { brand } = consent.config
  return (
    <>
      <FirstPane {...props} />
      <form id={allFormId} {...attributes}>
        {hidden}
      </form>
      <div className="consent-settings">
        <button type="button" className="button-plain consent-back" data-pane="first">
          {t('back')}
        </button>
        <h2 id="pdcc-title-settings" tabIndex={-1}>
          {t('settingsTitle')}
        </h2>
        <p>{t('settingsIntro')}</p>
        <SettingsForm {...props} />
        <CloseButton t={t} />
        <a
          className="consent-brand"
          href={brand.url || undefined}
          data-text={t.template('poweredBy')}
          hidden={!brand.dev || !brand.name}
        >
          {t('poweredBy', { name: brand.name })}
        </a>
      </div>
      <p className="consent-failed" role="alert" hidden>
        {t('failed')}
      </p>
      <FoundRow t={t} />
    </>
  )
}

/** The question and the settings. Closed in the page's HTML; the script opens it for visitors who have not decided. */
export function ConsentDialog(props: ConsentDialogProps) {
  return (
    <dialog id="pdcc" className="consent" aria-labelledby="pdcc-title-first">
      <DialogContent {...props} />
    </dialog>
  )
}
