import type { ReactNode } from 'react'
import { langOf } from '../../shared/language/original-texts'
import type { Locale } from '../../shared/locale'
import { dayText } from '../../shared/text/day-text'
import type { ContentPage as Content } from './contract'
import type { PagesMessages } from './messages/messages'

interface ContentPageProps {
  locale: Locale
  t: PagesMessages
  page: Content
  hasTitle: boolean
  /** The blocks of the page, and what the site adds to it. */
  children?: ReactNode
}

export function ContentPage({ locale, t, page, hasTitle, children }: ContentPageProps) {
  return (
    <article className="content blocks-page wrap">
      {!hasTitle && (
        <header className="content-heading">
          <h1>{page.title}</h1>
          {page.summary && (
            <p className="lead" lang={langOf(page, 'summary')}>
              {page.summary}
            </p>
          )}
        </header>
      )}
      {children}
      <p className="content-date">
        <time dateTime={page.updatedAt}>{t('lastChanged', { date: dayText(locale, page.updatedAt) })}</time>
      </p>
    </article>
  )
}
