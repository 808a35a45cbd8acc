import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import type { PageContent } from '../../platform/http/pages'
import { logoForMail, type MailLogo } from '../../platform/mail/logo'
import { defaultLocale, type Locale } from '../../shared/locale'
import { ContentPage } from './ContentPage'
import type { ContentPage as Content, SiteSettings } from './contract'
import { ErrorPage, errorTexts } from './ErrorPage'
import { pageMessages } from './messages/messages'
import { getSiteSettings } from './queries.server'

// The one door of the feature: src/server and src/site import nothing else of it but contract.ts.

export { getPage, getPageDraft, listPages } from './queries.server'
export { requireReservedSlug } from './reserved-slugs'
export { SiteFooter } from './SiteFooter'
export { SiteHeader } from './SiteHeader'
export { pagesTag } from './tags'
export { getSiteSettings }

/** The site's logo for the head of its mails; undefined if it has none. */
export const readMailLogo = async (payload: Payload): Promise<MailLogo | undefined> => {
  const ctx = { payload, locale: defaultLocale, draft: false, tag: () => {} }
  return logoForMail(payload, (await getSiteSettings(ctx)).logo)
}

interface PageParts {
  /** The blocks of the page, rendered. */
  blocks: ReactNode
  /** Whether the first block is the title of the page. */
  hasTitle: boolean
  /** The structured data of the blocks. */
  jsonLd?: object[]
  /** Shown below the editors' text. */
  below?: ReactNode
}

/** A page that editors wrote. */
export const editedContent = (
  locale: Locale,
  page: Content,
  { blocks, hasTitle, jsonLd, below }: PageParts,
): PageContent => ({
  title: page.seo.title ?? page.title,
  description: page.seo.description ?? page.summary,
  path: `/${page.slug}`,
  trail: [{ name: page.title, path: `/${page.slug}` }],
  ...(jsonLd?.length ? { jsonLd } : {}),
  body: (
    <ContentPage locale={locale} t={pageMessages[locale]} page={page} hasTitle={hasTitle}>
      {blocks}
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
