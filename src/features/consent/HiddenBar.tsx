import type { Locale } from '../../shared/locale'
import { settingsHref } from './contract'
import type { ConsentMessages } from './messages/en'

/** Says which groups to allow for what the page does not show. The script fills in their names and brings it out. */
export function HiddenBar({ locale, t }: { locale: Locale; t: ConsentMessages }) {
  return (
    <aside id="pdcc-bar" className="consent-bar" aria-label={t.settingsTitle} hidden>
      <p data-text={t.hiddenText} />
      <p className="consent-buttons">
        <button type="button" className="consent-accept" data-allow-hidden="">
          {t.allowThese}
        </button>
        <a className="consent-second pdcc-open-modal" href={settingsHref(locale)}>
          {t.configure}
        </a>
      </p>
      <p className="consent-failed" role="alert" hidden>
        {t.failed}
      </p>
    </aside>
  )
}
