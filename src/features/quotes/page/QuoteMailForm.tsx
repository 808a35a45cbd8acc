import type { ReactNode } from 'react'
import { type Locale, localePath } from '../../../shared/locale'
import { uiMessages } from '../../../ui/messages/messages'
import { OfflineNotice } from '../../../ui/OfflineNotice'
import type { QuotesMessages } from '../messages/messages'
import type { Quote } from '../quote/quote'
import { quotePath } from '../quote/quote-texts'

export interface QuoteMailState {
  sent: boolean
  /** No mail server is set: the mail is only kept. */
  kept: boolean
  /** The value that all attempts to send this form have in common. */
  idempotencyKey: string
  /** The address that was typed, if the form is shown again. */
  typed?: string
  /** Error in the address. */
  error?: string
  /** The captcha field. */
  captcha: ReactNode
}

interface QuoteMailFormProps extends QuoteMailState {
  quote: Quote
  locale: Locale
  t: QuotesMessages
}

export function QuoteMailForm({
  quote,
  locale,
  t,
  sent,
  kept,
  idempotencyKey,
  typed,
  error,
  captcha,
}: QuoteMailFormProps) {
  const wrong = error !== undefined
  return (
    <form
      id="mail"
      method="post"
      action={localePath(locale, `${quotePath(quote)}/mail`)}
      className="quote-mail"
      aria-labelledby="mail-title"
      noValidate
    >
      <input type="hidden" name="once" value={idempotencyKey} />
      <h2 id="mail-title">{t('mailTitle')}</h2>
      {sent && (
        <p className="note" role="status">
          {kept ? t('mailKept') : t('mailSent')}
        </p>
      )}
      <div className="form-field">
        <label htmlFor="mail-email">{t('mailTo')}</label>
        {wrong && (
          <p id="mail-error" className="field-error">
            {error}
          </p>
        )}
        <input
          id="mail-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'mail-error' : undefined}
          // biome-ignore lint/a11y/noAutofocus: this field has the error
          autoFocus={wrong}
        />
      </div>
      {captcha}
      <button type="submit" className="button button-quiet">
        {t('mailSend')}
      </button>
      <OfflineNotice t={uiMessages(locale)} />
    </form>
  )
}
