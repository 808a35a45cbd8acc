import type { ReactNode } from 'react'
import { ConsentBar, ConsentParts, settingsLink } from '../features/consent/consent.server'
import type { SiteConsent } from '../features/consent/contract'
import { pagesMessages, type SiteSettings } from '../features/pages/contract'
import { SiteFooter, SiteHeader } from '../features/pages/pages.server'
import { homePath, type SiteLanguages } from '../shared/language/site-languages'
import { directionOf, type Locale, languageTag } from '../shared/locale'
import { HomeAddress } from '../ui/home-address'
import { DocumentHead, type HeadProps } from './DocumentHead'

interface DocumentProps extends HeadProps {
  locale: Locale
  languages: SiteLanguages
  settings: SiteSettings
  /** Path without the language's prefix. */
  path: string
  isError?: boolean | undefined
  calculator?: string | undefined
  bar?: ReactNode
  /** Quotes in the visitor's cart, if the page is not shared by all visitors. */
  cartCount?: number | undefined
  /** Staff are previewing an unpublished version. */
  isDraft?: boolean
  /** Missing while the database is away. */
  consent?: SiteConsent
  children: ReactNode
}

/** The whole page around a feature's content. It has no inline scripts or styles: the CSP forbids both. */
export function Document({
  locale,
  languages,
  settings,
  path,
  isError = false,
  calculator,
  bar,
  cartCount = 0,
  isDraft = false,
  consent,
  children,
  ...head
}: DocumentProps) {
  const t = pagesMessages(locale)
  return (
    <HomeAddress value={homePath(languages, locale)}>
      <html lang={languageTag(locale)} dir={directionOf(locale)}>
        <DocumentHead {...head} locale={locale} settings={settings} />
        <body id="top">
          <a className="skip-link no-print" href="#main">
            {t('skipToContent')}
          </a>
          {isDraft && <aside className="draft-note">{t('draftPreview')}</aside>}
          <SiteHeader
            settings={settings}
            locale={locale}
            languages={languages}
            t={t}
            path={path}
            isError={isError}
            calculator={calculator}
            cartCount={cartCount}
          />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter settings={settings} locale={locale} t={t} cookieSettings={settingsLink(locale)} />
          <div className="floating">
            {bar}
            <aside aria-label={t('scrollToTop')}>
              <a className="to-top no-print" href="#top">
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M12 19.5V5M5.5 11.5 12 5l6.5 6.5" />
                </svg>
                <span>{t('scrollToTop')}</span>
              </a>
            </aside>
            {consent && <ConsentBar consent={consent} locale={locale} />}
          </div>
          {consent && (
            <ConsentParts consent={consent} locale={locale} path={path} asks={head.asks ?? false} />
          )}
        </body>
      </html>
    </HomeAddress>
  )
}
