import { captchaFields } from './contract'
import type { CaptchaMessages } from './messages/en'

/**
 * For a page that many visitors get, where a question would be answered by the first of them: the browser's work
 * alone. Without JavaScript the form comes back with a question.
 */
export function CaptchaProof({ t }: { t: CaptchaMessages }) {
  return (
    <div data-captcha="" data-working={t.working} data-done={t.done}>
      <input type="hidden" name={captchaFields.proof} />
      <p className="captcha-state field-hint" role="status" hidden>
        {t.working}
      </p>
    </div>
  )
}
