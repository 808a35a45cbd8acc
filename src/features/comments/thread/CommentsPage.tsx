import type { ReactNode } from 'react'
import { localePath } from '../../../shared/locale'
import { schoolPath } from '../../../shared/school-path'
import { fill } from '../../../shared/text/message'
import { clientTexts } from '../browser/client-texts'
import { commentsPath } from '../contract'
import { WriteComment } from '../posting/WriteComment'
import type { ThreadProps } from './CommentList'
import { CommentThread } from './CommentThread'

interface CommentsPageProps extends ThreadProps {
  captcha: ReactNode
}

/** One page of a school's whole thread. */
export function CommentsPage(props: CommentsPageProps) {
  const { locale, t, school } = props
  return (
    <div
      className="wrap comments-page"
      data-comments={localePath(locale, commentsPath(school.slug))}
      data-texts={JSON.stringify(clientTexts(t))}
    >
      <header className="paper-heading">
        <p className="kicker">
          <a href={localePath(locale, schoolPath(school.slug))}>
            {fill(t.backToSchool, { school: school.name })}
          </a>
        </p>
        <h1>{fill(t.threadTitle, { school: school.name })}</h1>
      </header>
      <CommentThread {...props} />
      <WriteComment {...props} level={2} />
    </div>
  )
}
