import type { ReactNode } from 'react'
import { langOf } from '../../shared/language/english-texts'
import { type Locale, languageTag } from '../../shared/locale'
import { fill } from '../../shared/text/message'
import type { ContentPage as Content } from './contract'
import type { PageMessages } from './messages/en'

interface ContentPageProps {
  locale: Locale
  t: PageMessages
  page: Content
  /** The blocks of the page, and what the site adds to it. */
  children?: ReactNode
}

const longDate = (locale: Locale, iso: string): string =>
  // A fixed time zone, so that the page does not depend on the server's.
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

export function ContentPage({ locale, t, page, children }: ContentPageProps) {
  return (
    <article className="content wrap">
      <header className="content-heading">
        <h1>{page.title}</h1>
        {page.summary && (
          <p className="lead" lang={langOf(page, 'summary')}>
            {page.summary}
          </p>
        )}
      </header>
      {children}
      <p className="content-date">
        <time dateTime={page.updatedAt}>
          {fill(t.lastChanged, { date: longDate(locale, page.updatedAt) })}
        </time>
      </p>
    </article>
  )
}
