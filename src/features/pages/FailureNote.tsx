import { type Locale, localePath } from '../../shared/locale'
import type { PageMessages } from './messages/en'

interface FailureNoteProps {
  locale: Locale
  t: PageMessages
  status: number
  code: string
  requestId: string
  contact: { email: string; phone: string } | undefined
}

/** What to do next, and the error code and request id that lead to the log line. */
export function FailureNote({ locale, t, status, code, requestId, contact }: FailureNoteProps) {
  return (
    <>
      {status >= 500 && <p>{t.errorWhatNow}</p>}
      <dl className="error-facts">
        <div>
          <dt>{t.errorCode}</dt>
          <dd>
            <code>{code}</code>
          </dd>
        </div>
        {requestId && (
          <div>
            <dt>{t.errorRequest}</dt>
            <dd>
              <code>{requestId}</code>
            </dd>
          </div>
        )}
      </dl>
      <ul className="error-links">
        {contact?.email && (
          <li>
            <a href={`mailto:${contact.email}?subject=${encodeURIComponent(`${code} ${requestId}`)}`}>
              {contact.email}
            </a>
          </li>
        )}
        <li>
          <a href={localePath(locale, '/')}>{t.goHome}</a>
        </li>
      </ul>
    </>
  )
}
