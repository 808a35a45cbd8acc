import type { ReactNode } from 'react'
import { type Locale, localePath } from '../../../shared/locale'
import { type CommentedDocument, type CommentSettings, commentsPath } from '../contract'
import type { CommentsMessages } from '../messages/messages'
import { CommentForm } from './CommentForm'

interface WriteCommentProps {
  locale: Locale
  t: CommentsMessages
  document: CommentedDocument
  settings: CommentSettings
  captcha: ReactNode
  level: 2 | 3
}

const LOG_IN = '/admin/login'

/** The form on a cached page, or a note why there is none. */
export function WriteComment({ locale, t, document, settings, captcha, level }: WriteCommentProps) {
  if (!settings.enabled) return <p className="note">{t('closed')}</p>
  if (settings.staffOnly)
    return (
      <p className="note">
        {t('staffOnly')} <a href={LOG_IN}>{t('logIn')}</a>{' '}
        {/* A separate page that checks the session; this page is cached for everybody. */}
        <a href={localePath(locale, `${commentsPath(document)}/write`)} rel="nofollow">
          {t('writeTitle')}
        </a>
      </p>
    )
  return (
    <CommentForm
      locale={locale}
      t={t}
      action={localePath(locale, commentsPath(document))}
      settings={settings}
      typed={new URLSearchParams()}
      errors={[]}
      captcha={settings.captcha && captcha}
      parentId={0}
      level={level}
    />
  )
}
