import { setImmediate as nextTurn } from 'node:timers/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  blockPage,
  type Consent,
  opensItself,
  withoutNeedlessQuestion,
} from '../features/consent/consent.server'
import type { BlockedSource } from '../features/consent/contract'
import type { SiteSettings } from '../features/pages/contract'
import { breadcrumbJsonLd, siteJsonLd } from '../features/pages/pages.server'
import type { ThemeLook } from '../features/theme/contract'
import type { PageContent } from '../platform/http/pages'
import { onMediaHost } from '../shared/html/media-host'
import { type ForeignLang, markLanguages } from '../shared/language/mark-languages'
import { fallbackLocales, languagesOf, pagePath, type SiteLanguages } from '../shared/language/site-languages'
import { type Locale, languageTag } from '../shared/locale'
import { Document } from './Document'
import type { Assets } from './DocumentHead'

export interface RenderOptions {
  locale: Locale
  languages: SiteLanguages
  publicUrl: string
  settings: SiteSettings
  assets: Assets
  theme: ThemeLook
  /** Only in a preview for staff: the state of the version that is shown. */
  preview?: 'draft' | 'published'
  /** Absent while the database is away; third-party content is blocked then, too. */
  consent?: Consent
  /** The language of a text that the language of the page lacks. */
  foreignLanguage?: ForeignLang
  /** Signs the addresses of embeds that a visitor may load once. */
  secret: string
  /** Quotes in the cart of the visitor, on pages that are for one visitor. */
  cartCount?: number
  /** Where browsers get the pictures of the page, if not from the site itself. */
  mediaUrl?: string | undefined
  /** Adds the site's analytics and pixel snippets; not on pages whose address is secret. */
  snippets?: boolean
}

/** The picture of link previews of pages without one of their own. */
const SHARE_PICTURE = '/share.png'

/** The page's own structured data, and the site's: who runs it, or the way from its home page. */
const jsonLdOf = ({ path, trail, jsonLd = [] }: PageContent, options: RenderOptions): object[] => {
  if (path === '/') return [...siteJsonLd(options.settings, options), ...jsonLd]
  return trail?.length ? [...jsonLd, breadcrumbJsonLd(options.settings.name, trail, options)] : jsonLd
}

export interface RenderedPage {
  html: string
  blocked: BlockedSource[]
}

/** The HTML of a page as React writes it, with everything of third parties that it contains. */
const renderDocument = (content: PageContent, options: RenderOptions): string => {
  const { locale, languages, publicUrl, settings, assets, theme, preview, consent } = options
  const address = (code: Locale) => publicUrl + pagePath(languages, code, content.path)
  const inLanguages = languagesOf(languages, content.path)
  const alternates =
    content.noindex || inLanguages.length < 2
      ? []
      : [
          ...inLanguages.map((code) => ({ hreflang: languageTag(code), href: address(code) })),
          { hreflang: 'x-default', href: address(languages.main) },
        ]
  const isWhole = content.wholeTitle || content.title.includes(settings.name)
  const title = isWhole ? content.title : `${content.title} – ${settings.name}`
  const html = renderToStaticMarkup(
    <Document
      locale={locale}
      languages={languages}
      inLanguages={inLanguages}
      title={title}
      description={content.description}
      canonical={content.noindex ? undefined : address(locale)}
      alternates={alternates}
      links={(content.links ?? []).map((link) => ({ ...link, href: publicUrl + link.href }))}
      shareImage={publicUrl + (content.shareImage ?? theme.shareImage ?? SHARE_PICTURE)}
      noindex={content.noindex || preview !== undefined}
      jsonLd={content.noindex ? [] : jsonLdOf(content, options)}
      settings={settings}
      path={content.path}
      isError={content.isError}
      calculator={content.calculator}
      bar={content.bar}
      cartCount={options.cartCount}
      assets={assets}
      theme={theme}
      isDraft={preview === 'draft'}
      consent={consent}
      // Staff look at a preview; the question would cover it.
      asks={consent && !preview && opensItself(consent, locale, address(locale))}
    >
      {content.body}
    </Document>,
  )
  const { foreignLanguage } = options
  const isMixed = foreignLanguage && fallbackLocales(languages, locale).length > 0
  return `<!doctype html>${isMixed ? markLanguages(html, foreignLanguage) : html}`
}

const blockThirdParties = (
  html: string,
  { consent, publicUrl, locale, secret, snippets, mediaUrl }: RenderOptions,
): RenderedPage => {
  const page = blockPage(html, { consent, publicUrl, locale, secret, snippets })
  const asked = consent ? withoutNeedlessQuestion(page.html, page.blocked, consent) : page.html
  // After the filter, which would take the host for a third party.
  return { ...page, html: onMediaHost(asked, mediaUrl) }
}

/**
 * Renders the whole HTML of a page with its islands, ready to be hydrated. Third-party content is
 * blocked until the visitor allows it.
 */
export const renderPage = (content: PageContent, options: RenderOptions): RenderedPage =>
  blockThirdParties(renderDocument(content, options), options)

/** Renders a page in steps. React and the filter take long enough for other requests to be answered in between. */
export const renderPageInTurns = async (
  content: PageContent,
  options: RenderOptions,
): Promise<RenderedPage> => {
  await nextTurn()
  const html = renderDocument(content, options)
  await nextTurn()
  return blockThirdParties(html, options)
}
