import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import type { PageComments, PageContent } from '../../platform/http/pages'
import { logoForMail, type MailLogo } from '../../platform/mail/logo'
import type { QueryContext } from '../../platform/payload/query'
import type { Failure } from '../../shared/errors'
import { defaultLocale, type Locale, localePath } from '../../shared/locale'
import { ContentPage } from './ContentPage'
import { type ContentPage as Content, type SiteSettings, siteWithoutSettings } from './contract'
import { ErrorPage, errorTexts } from './error-pages/ErrorPage'
import { pagesMessages } from './messages/messages'
import { getSiteSettings } from './queries.server'

// Parts of the frame of every page; composition uses them.

export { constantErrorPages } from './error-pages/constant-error-pages'
export { SiteFooter } from './SiteFooter'
export { SiteHeader } from './SiteHeader'
export { breadcrumbJsonLd, siteJsonLd } from './structured-data.server'
export { getSiteSettings }

export const getSettingsOrNone = (ctx: QueryContext): Promise<SiteSettings> =>
  getSiteSettings(ctx).catch(() => siteWithoutSettings)

/** The site's logo for the head of its mails; undefined if it has none. */
export const readMailLogo = async (payload: Payload, ground: string): Promise<MailLogo | undefined> => {
  const ctx = { payload, locale: defaultLocale, draft: false, tag: () => {} }
  return logoForMail(payload, (await getSiteSettings(ctx)).logo, ground)
}

interface PageParts {
  blocks: ReactNode
  hasTitle: boolean
  jsonLd?: object[]
  /** Shown below the editors' text. */
  below?: ReactNode
  comments?: PageComments | undefined
}

/** Structured data of a page with comments. Other pages have only the data of their blocks. */
const commentedJsonLd = (publicUrl: string, locale: Locale, page: Content, comments: object): object[] =>
  Object.keys(comments).length
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          '@id': `${publicUrl}/${page.slug}#page`,
          url: publicUrl + localePath(locale, `/${page.slug}`),
          name: page.title,
          ...comments,
        },
      ]
    : []

export const editedContent = (
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
  page: Content,
  { blocks, hasTitle, jsonLd = [], below, comments }: PageParts,
): PageContent => {
  const data = [...jsonLd, ...commentedJsonLd(publicUrl, locale, page, comments?.jsonLd ?? {})]
  return {
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.summary,
    path: `/${page.slug}`,
    trail: [{ name: page.title, path: `/${page.slug}` }],
    ...(comments ? { links: comments.links } : {}),
    ...(data.length ? { jsonLd: data } : {}),
    body: (
      <>
        <ContentPage locale={locale} t={pagesMessages(locale)} page={page} hasTitle={hasTitle}>
          {blocks}
          {below}
        </ContentPage>
        {comments && <div className="wrap">{comments.section}</div>}
      </>
    ),
  }
}

export const errorContent = (
  locale: Locale,
  failure: Failure & { nearest?: string | undefined },
  contact: SiteSettings['contact'],
): PageContent => {
  const t = pagesMessages(locale)
  return {
    title: errorTexts(t, failure.status).title,
    description: '',
    path: '/',
    noindex: true,
    isError: true,
    body: <ErrorPage locale={locale} t={t} {...failure} contact={contact} />,
  }
}
