import { fill } from '../shared/text/message'

interface PagerTexts {
  /** The name of the links for screen readers. */
  pager: string
  previousPage: string
  nextPage: string
  /** With `{page}` and `{pages}`. */
  pageOf: string
}

interface PagerProps {
  page: number
  pages: number
  href: (page: number) => string
  t: PagerTexts
  className?: string
}

/** The pages before and after one of a list, as plain links, so that crawlers reach everything. */
export function Pager({ page, pages, href, t, className }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav className={className ? `pager ${className}` : 'pager'} aria-label={t.pager}>
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
