import { localePath } from '../../../shared/locale'
import { fill } from '../../../shared/message'
import { threadPath } from '../contract'
import type { ThreadProps } from './thread-props'

/** Plain links, so that every comment can be reached by whoever follows them. */
export function CommentPager({ locale, t, school, thread }: ThreadProps) {
  const { page, pages } = thread
  if (pages <= 1) return null
  const href = (number: number) => localePath(locale, threadPath(school.slug, number))
  return (
    <nav className="pager comment-pager" aria-label={t.pager}>
      {page > 1 && (
        <a className="button button-quiet" rel="prev" href={href(page - 1)}>
          {t.previousPage}
        </a>
      )}
      <span>{fill(t.pageOf, { page, pages })}</span>
      {page < pages && (
        <a className="button button-quiet" rel="next" href={href(page + 1)}>
          {t.nextPage}
        </a>
      )}
    </nav>
  )
}
