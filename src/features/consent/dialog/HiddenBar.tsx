import { COOKIE_SETTINGS_PATH } from '../../../shared/address/site-paths'
import { type Locale, localePath } from '../../../shared/locale'
import { DISMISSAL } from '../contract'
import type { ConsentMessages } from '../messages/messages'
import { askFormId } from './SettingsForm'

/**
 * Names the groups to allow to see the blocked content of the page, or says that the browser's privacy signal was honoured.
 * The script fills in the names and shows it; without scripts, `/-/consent.css` shows the second text. Its button turns the
 * signal's refusal into a decision. Who closes the bar does not see it again before the next decision.
 */
export function HiddenBar({ locale, t }: { locale: Locale; t: ConsentMessages }) {
  return (
    <aside id="pdcc-bar" className="consent-bar" aria-label={t('settingsTitle')} hidden>
      <p data-text={t.template('hiddenText')} />
      <p className="consent-honoured">{t('gpcText')}</p>
      <p className="consent-buttons">
        <button
          type="submit"
          className="consent-accept consent-honoured"
          name="method"
          value="reject"
          form={askFormId}
        >
          {t('gpcKeep')}
        </button>
        <button type="button" className="consent-accept" data-embed-load="hidden">
          {t('allowThese')}
        </button>
        <a className="consent-second pdcc-open-modal" href={localePath(locale, COOKIE_SETTINGS_PATH)}>
          {t('configure')}
        </a>
      </p>
      <button
        type="submit"
        className="consent-close"
        name="method"
        value={DISMISSAL}
        form={askFormId}
        aria-label={t('dismiss')}
      >
        <span aria-hidden="true">×</span>
      </button>
      <p className="consent-failed" role="alert" hidden>
        {t('failed')}
      </p>
    </aside>
  )
}
