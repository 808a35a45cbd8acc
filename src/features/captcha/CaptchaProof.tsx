import { captchaFields } from './contract'
import type { CaptchaMessages } from './messages/en'

interface CaptchaProofProps {
  t: CaptchaMessages
  /** Whoever has allowed this group is asked by its service instead, on the page that comes back. */
  unless?: string
}

/**
 * For a page that many visitors get, where a question would be answered by the first of them: the browser's work
 * alone. Without JavaScript the form comes back with a question.
 */
export function CaptchaProof({ t, unless }: CaptchaProofProps) {
  return (
    <div data-captcha="" data-unless={unless} data-working={t.working} data-done={t.done}>
      <input type="hidden" name={captchaFields.proof} />
      <p className="captcha-state field-hint" role="status" hidden>
        {t.working}
      </p>
    </div>
  )
}
