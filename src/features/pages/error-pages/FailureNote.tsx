import { useHomeAddress } from '../../../ui/home-address'
import type { PagesMessages } from '../messages/messages'

interface FailureNoteProps {
  t: PagesMessages
  status: number
  code: string
  requestId: string
  contact: { email: string; phone: string } | undefined
}

/** Tells the visitor what to do next, with the error code and the request id that lead to the log line. */
export function FailureNote({ t, status, code, requestId, contact }: FailureNoteProps) {
  const home = useHomeAddress()
  return (
    <>
      {status >= 500 && <p>{t('errorWhatNow')}</p>}
      <dl className="error-facts">
        <div>
          <dt>{t('errorCode')}</dt>
          <dd>
            <code>{code}</code>
          </dd>
        </div>
        {requestId && (
          <div>
            <dt>{t('errorRequest')}</dt>
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
          <a href={home}>{t('goHome')}</a>
        </li>
      </ul>
    </>
  )
}
