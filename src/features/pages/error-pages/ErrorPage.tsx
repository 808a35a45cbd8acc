import type { Locale } from '../../../shared/locale'
import type { PagesMessages } from '../messages/messages'
import { FailureNote } from './FailureNote'
import { NotFoundHelp } from './NotFoundHelp'

interface ErrorPageProps {
  locale: Locale
  t: PagesMessages
  status: number
  /** The stable code of the error, for support. */
  code: string
  requestId: string
  contact?: { email: string; phone: string }
  nearest?: string | undefined
}

/** Title and text for a status. Unknown statuses are reported as our fault. */
export const errorTexts = (t: PagesMessages, status: number): { title: string; text: string } => {
  if (status === 404) return { title: t('notFoundTitle'), text: t('notFoundText') }
  if (status === 410) return { title: t('goneTitle'), text: t('goneText') }
  if (status === 403) return { title: t('forbiddenTitle'), text: t('forbiddenText') }
  if (status < 500) return { title: t('badRequestTitle'), text: t('badRequestText') }
  return { title: t('errorTitle'), text: t('errorText') }
}

export function ErrorPage({ locale, t, status, code, requestId, contact, nearest }: ErrorPageProps) {
  const { title, text } = errorTexts(t, status)
  return (
    <div className="error-page wrap">
      <p className="error-status" aria-hidden="true">
        {status}
      </p>
      <div className="error-text">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {status === 404 || status === 410 ? (
          <NotFoundHelp locale={locale} t={t} nearest={nearest} />
        ) : (
          <FailureNote t={t} status={status} code={code} requestId={requestId} contact={contact} />
        )}
      </div>
    </div>
  )
}
