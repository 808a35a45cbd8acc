import { CONSENT_STYLES } from '../features/consent/contract'
import type { SiteSettings } from '../features/pages/contract'
import { manifestPath, type ThemeLook, touchIconPath } from '../features/theme/contract'
import type { HeadLink } from '../platform/http/pages'
import { safeJson } from '../shared/html/escape'
import { type Locale, territoryTag } from '../shared/locale'
import { shareSize } from '../shared/picture'

/** Addresses of the built files. */
export interface Assets {
  css: string[]
  /** Preloaded by the themes that use them. */
  fonts: string[]
  scripts: string[]
}

export interface HeadProps {
  title: string
  description: string
  /** Absolute address; missing for pages that must not be indexed, such as errors. */
  canonical?: string
  alternates: { hreflang: string; href: string }[]
  /** The languages in which there is this page. */
  inLanguages: readonly Locale[]
  /** Their addresses are absolute. */
  links: HeadLink[]
  /** Absolute address of a 1200 x 630 picture. */
  shareImage: string
  noindex?: boolean
  jsonLd: object[]
  assets: Assets
  theme: ThemeLook
  /** The page opens the consent dialog by itself; without scripts these styles show it to undecided visitors. */
  asks?: boolean
}

/** Only the fonts that the theme uses: none, one or two. */
const preloadedFonts = (fonts: string[], theme: ThemeLook): string[] => {
  // Their choices are named after their fonts.
  const families = theme.fonts.split('-')
  return fonts.filter((href) => families.some((family) => href.includes(`/${family}-`)))
}

export function DocumentHead(props: HeadProps & { locale: Locale; settings: SiteSettings }) {
  const { title, description, canonical, alternates, links, shareImage, noindex, jsonLd } = props
  const { assets, theme, locale, inLanguages, settings, asks } = props
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={theme.paper.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={theme.paper.dark} media="(prefers-color-scheme: dark)" />
      {theme.icon ? (
        <link rel="icon" href={theme.icon} />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={touchIconPath} />
      <link rel="manifest" href={manifestPath} />
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {links.map((link) => (
        <link key={`${link.rel} ${link.href}`} {...link} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={territoryTag(locale)} />
      {alternates.length > 0 &&
        inLanguages
          .filter((other) => other !== locale)
          .map((other) => <meta key={other} property="og:locale:alternate" content={territoryTag(other)} />)}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={shareImage} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {preloadedFonts(assets.fonts, theme).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {assets.css.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {theme.stylesheet && <link rel="stylesheet" href={theme.stylesheet} />}
      {asks && (
        <noscript>
          <link rel="stylesheet" href={CONSENT_STYLES} />
        </noscript>
      )}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {jsonLd.map((data) => (
        <script
          key={safeJson(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped by safeJson
          dangerouslySetInnerHTML={{ __html: safeJson(data) }}
        />
      ))}
    </head>
  )
}
