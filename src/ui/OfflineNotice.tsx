import type { Translator } from '../shared/messages/translator'
import type { UiParams } from './messages/messages'

/**
 * Stands inside a form, after its buttons. `check-submit.ts` shows it instead of sending the form while there is no
 * connection; its button sends the form again.
 */
export function OfflineNotice({ t }: { t: Translator<Pick<UiParams, 'offline' | 'retry'>> }) {
  return (
    <div className="warning offline-notice" role="alert" data-offline="" hidden>
      <p>{t('offline')}</p>
      <button type="button" className="button button-quiet" data-no-replay="">
        {t('retry')}
      </button>
    </div>
  )
}
