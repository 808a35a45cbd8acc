import type { ReactNode } from 'react'
import type { PageContent } from '../../platform/http/pages'
import type { Locale } from '../../shared/locale'
import { ContentPage } from './ContentPage'
import type { ContentPage as Content, SiteSettings } from './contract'
import { ErrorPage, errorTexts } from './ErrorPage'
import { pageMessages } from './messages/messages'

// The one door of the feature: src/server and src/site import nothing else of it but contract.ts.

export { getPage, getPageDraft, getSiteSettings, listPages } from './queries.server'
export { requireReservedSlug } from './reserved-slugs'
export { SiteFooter } from './SiteFooter'
export { SiteHeader } from './SiteHeader'
export { pagesTag } from './tags'

/** A page that editors wrote; `below` is shown below their text. */
export const editedContent = (locale: Locale, page: Content, below?: ReactNode): PageContent => ({
  title: page.seo.title ?? page.title,
  description: page.seo.description ?? page.summary,
  path: `/${page.slug}`,
  trail: [{ name: page.title, path: `/${page.slug}` }],
  body: (
    <ContentPage locale={locale} t={pageMessages[locale]} page={page}>
      {below}
    </ContentPage>
  ),
})

/** What an error page reports. */
export interface Failure {
  status: number
  code: string
  requestId: string
}

export const errorContent = (
  locale: Locale,
  failure: Failure,
  contact: SiteSettings['contact'],
): PageContent => {
  const t = pageMessages[locale]
  return {
    title: errorTexts(t, failure.status).title,
    description: '',
    path: '/',
    noindex: true,
    body: <ErrorPage locale={locale} t={t} {...failure} contact={contact} />,
  }
}
