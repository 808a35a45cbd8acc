import type { Locale } from '../../shared/locale'
import { FailureNote } from './FailureNote'
import type { PageMessages } from './messages/en'
import { NotFoundHelp } from './NotFoundHelp'

interface ErrorPageProps {
  locale: Locale
  t: PageMessages
  status: number
  /** Stable code of the error, for whoever is asked to help. */
  code: string
  requestId: string
  contact?: { email: string; phone: string }
}

export function ErrorPage({ locale, t, status, code, requestId, contact }: ErrorPageProps) {
  const missing = status === 404
  return (
    <div className="error-page wrap">
      <p className="error-status" aria-hidden="true">
        {status}
      </p>
      <div className="error-text">
        <h1>{missing ? t.notFoundTitle : t.errorTitle}</h1>
        {missing ? (
          <NotFoundHelp locale={locale} t={t} />
        ) : (
          <FailureNote locale={locale} t={t} code={code} requestId={requestId} contact={contact} />
        )}
      </div>
    </div>
  )
}
