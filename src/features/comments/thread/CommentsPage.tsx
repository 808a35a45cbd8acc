import type { ReactNode } from 'react'
import { slugPath } from '../../../shared/address/slug-path'
import { localePath } from '../../../shared/locale'
import { clientTexts } from '../browser/client-texts'
import { commentsPath } from '../contract'
import { nameInText } from '../documents'
import { WriteComment } from '../posting/WriteComment'
import type { ThreadProps } from './CommentList'
import { CommentThread } from './CommentThread'

interface CommentsPageProps extends ThreadProps {
  captcha: ReactNode
}

/** One page of a document's whole thread. */
export function CommentsPage(props: CommentsPageProps) {
  const { locale, t, document } = props
  const school = nameInText(t, document)
  return (
    <div
      className="wrap comments-page"
      data-comments={localePath(locale, commentsPath(document))}
      data-texts={JSON.stringify(clientTexts(t))}
    >
      <header className="paper-heading">
        <p className="kicker">
          <a href={localePath(locale, slugPath(document.type, document.slug))}>
            {t('backToSchool', { school })}
          </a>
        </p>
        <h1>{t('threadTitle', { school })}</h1>
      </header>
      <CommentThread {...props} />
      <WriteComment {...props} level={2} />
    </div>
  )
}
