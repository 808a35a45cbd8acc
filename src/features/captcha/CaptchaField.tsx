import { captchaFields } from './contract'
import type { CaptchaMessages } from './messages/messages'

interface CaptchaFieldProps {
  t: CaptchaMessages
  question: { text: string; token: string }
  /** Why the last answer was refused. */
  error?: string
}

/** A question in words. With JavaScript it is hidden, and the browser's proof of work replaces the answer. */
export function CaptchaField({ t, question, error }: CaptchaFieldProps) {
  return (
    <div data-captcha="" data-working={t('working')} data-done={t('done')}>
      <input type="hidden" name={captchaFields.proof} />
      <input type="hidden" name={captchaFields.question} value={question.token} />
      <div className="form-field captcha-question">
        <label htmlFor={captchaFields.answer}>{question.text}</label>
        <p id="captcha-hint" className="field-hint">
          {t('hint')}
        </p>
        {error && (
          <p id="captcha-error" className="field-error">
            {error}
          </p>
        )}
        <input
          id={captchaFields.answer}
          name={captchaFields.answer}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'captcha-hint captcha-error' : 'captcha-hint'}
        />
      </div>
      <p className="captcha-state field-hint" role="status" hidden>
        {t('working')}
      </p>
    </div>
  )
}
