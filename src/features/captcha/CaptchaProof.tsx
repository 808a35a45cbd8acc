import { type Locale, localePath } from '../../shared/locale'
import { captchaFields, WIDGET_PATH } from './contract'
import type { CaptchaMessages } from './messages/messages'

interface CaptchaProofProps {
  locale: Locale
  t: CaptchaMessages
  /** Visitors who have allowed this consent group get the widget of its service instead. */
  unless?: string
}

/**
 * The field on a cached page, where the first visitor's answer would use up a question for all others: proof of work, or
 * the widget of a service that the visitor has allowed, which the browser fetches when the form is touched. Without
 * JavaScript the form comes back with a question.
 */
export function CaptchaProof({ locale, t, unless }: CaptchaProofProps) {
  return (
    <div
      data-captcha=""
      data-unless={unless}
      data-widget-from={unless && localePath(locale, WIDGET_PATH)}
      data-frame-title={unless && t('notDone')}
      data-working={t('working')}
      data-done={t('done')}
    >
      <input type="hidden" name={captchaFields.proof} />
      <p className="captcha-state field-hint" role="status" hidden>
        {t('working')}
      </p>
    </div>
  )
}
