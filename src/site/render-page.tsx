import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteSettings } from '../features/pages/contract'
import { defaultLocale, type Locale, languageTag, localePath, locales } from '../shared/locale'
import { Document } from './Document'
import type { PageContent } from './page-content'

export interface Assets {
  css: string[]
  scripts: string[]
}

export interface RenderOptions {
  locale: Locale
  publicUrl: string
  settings: SiteSettings
  assets: Assets
  preview?: boolean
}

/** Makes the whole HTML of a page. Islands render themselves inside it, ready to be hydrated. */
export const renderPage = (content: PageContent, options: RenderOptions): string => {
  const { locale, publicUrl, settings, assets, preview } = options
  const address = (code: Locale) => publicUrl + localePath(code, content.path)
  const alternates = content.noindex
    ? []
    : [
        ...locales.map((code) => ({ hreflang: languageTag(code), href: address(code) })),
        { hreflang: 'x-default', href: address(defaultLocale) },
      ]
  const title = content.title.includes(settings.name) ? content.title : `${content.title} – ${settings.name}`
  const html = renderToStaticMarkup(
    <Document
      locale={locale}
      title={title}
      description={content.description}
      canonical={content.noindex ? undefined : address(locale)}
      alternates={alternates}
      links={(content.links ?? []).map((link) => ({ ...link, href: publicUrl + link.href }))}
      shareImage={content.shareImage && publicUrl + content.shareImage}
      noindex={content.noindex || preview}
      jsonLd={content.jsonLd ?? []}
      settings={settings}
      path={content.path}
      assets={assets}
      preview={preview}
    >
      {content.body}
    </Document>,
  )
  return `<!doctype html>${html}`
}
