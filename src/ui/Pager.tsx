import type { Translator } from '../shared/messages/translator'

type PagerMessages = Translator<{
  /** The name of the links for screen readers. */
  pager: []
  previousPage: []
  nextPage: []
  pageOf: [{ page: string | number; pages: string | number }]
}>

interface PagerProps {
  page: number
  pages: number
  href: (page: number) => string
  t: PagerMessages
  className?: string
}

/** The pages before and after one of a list, as plain links, so that crawlers reach everything. */
export function Pager({ page, pages, href, t, className }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav className={className ? `pager ${className}` : 'pager'} aria-label={t('pager')}>
      {page > 1 && (
        <a className="button button-quiet" rel="prev" href={href(page - 1)}>
          {t('previousPage')}
        </a>
      )}
      <span>{t('pageOf', { page, pages })}</span>
      {page < pages && (
        <a className="button button-quiet" rel="next" href={href(page + 1)}>
          {t('nextPage')}
        </a>
      )}
    </nav>
  )
}
