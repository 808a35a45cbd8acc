import { renderToStaticMarkup } from 'react-dom/server'
import type { Consent } from '../features/consent/config/get-consent.server'
import type { HeldBack } from '../features/consent/contract'
import { sitePolicy } from '../features/consent/dialog/policy-link'
import { isQuietPage } from '../features/consent/dialog/quiet-page'
import { ownPlace } from '../features/consent/markup/addresses'
import { holdBack } from '../features/consent/markup/block-markup.server'
import { consentMessages } from '../features/consent/messages/messages'
import { groupNames } from '../features/consent/services/group-names'
import type { SiteSettings } from '../features/pages/contract'
import { defaultLocale, type Locale, languageTag, localePath, locales } from '../shared/locale'
import { Document } from './Document'
import type { Assets } from './DocumentHead'
import type { PageContent } from './page-content'

export interface RenderOptions {
  locale: Locale
  publicUrl: string
  settings: SiteSettings
  assets: Assets
  /** Given where staff look at a page before it is published: the state of the version that is shown. */
  preview?: 'draft' | 'published'
  /** Absent where it cannot be known, as while the database is away; nothing of third parties is let through then either. */
  consent?: Consent
  /** Signs what a visitor may load once. */
  secret: string
  /** With the analytics and pixel snippets of the site; not on pages whose address is somebody's secret. */
  snippets?: boolean
}

export interface RenderedPage {
  html: string
  heldBack: HeldBack[]
}

/** Without a list of the site, everything foreign has the name of its host. */
const strangers = (publicUrl: string): Pick<Consent, 'own' | 'names'> => ({
  own: ownPlace(publicUrl),
  names: groupNames([]),
})

/** Not where there is nothing to ask, nor on the page of the cookie policy and those that the site has named. */
const asksByItself = ({ config, groups }: Consent, locale: Locale, address: string): boolean => {
  const quiet = [sitePolicy(config, locale), ...config.hideModalIn]
  return groups.length > 0 && !isQuietPage(address, quiet, locale)
}

/**
 * Makes the whole HTML of a page. Islands render themselves inside it, ready to be hydrated; what third parties would
 * have in it is held back.
 */
export const renderPage = (content: PageContent, options: RenderOptions): RenderedPage => {
  const { locale, publicUrl, settings, assets, preview, consent, secret } = options
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
      noindex={content.noindex || preview !== undefined}
      jsonLd={content.jsonLd ?? []}
      settings={settings}
      path={content.path}
      assets={assets}
      isDraft={preview === 'draft'}
      consent={consent}
      asks={consent && asksByItself(consent, locale, address(locale))}
    >
      {content.body}
    </Document>,
  )
  const { own, names } = consent ?? strangers(publicUrl)
  const page = holdBack(`<!doctype html>${html}`, { own, names, t: consentMessages[locale], secret })
  const snippets = options.snippets ? consent?.snippets : undefined
  return snippets
    ? {
        html: page.html.replace(/<\/body><\/html>$/, (end) => snippets.html + end),
        heldBack: [...page.heldBack, ...snippets.heldBack],
      }
    : page
}
