import { type Locale, localePath } from '../../shared/locale'
import { captchaFields, WIDGET_PATH } from './contract'
import type { CaptchaMessages } from './messages/en'

interface CaptchaProofProps {
  locale: Locale
  t: CaptchaMessages
  /** Whoever has allowed this group is asked by its service instead. */
  unless?: string
}

/**
 * For a page that many visitors get, where a question would be answered by the first of them: the browser's work
 * alone, or the widget of the service that the visitor has allowed, which the browser fetches when the form is touched.
 * Without JavaScript the form comes back with a question.
 */
export function CaptchaProof({ locale, t, unless }: CaptchaProofProps) {
  return (
    <div
      data-captcha=""
      data-unless={unless}
      data-widget-from={unless && localePath(locale, WIDGET_PATH)}
      data-working={t.working}
      data-done={t.done}
    >
      <input type="hidden" name={captchaFields.proof} />
      <p className="captcha-state field-hint" role="status" hidden>
        {t.working}
      </p>
    </div>
  )
}
