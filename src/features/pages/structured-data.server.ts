import type { Crumb } from '../../platform/http/pages'
import { SEARCH_PATH } from '../../shared/address/site-paths'
import { pagePath, type SiteLanguages } from '../../shared/language/site-languages'
import { type Locale, languageTag, localePath } from '../../shared/locale'
import type { SiteSettings } from './contract'

// JSON-LD about the site itself for search engines. Schools and courses are described by their own feature.

const context = 'https://schema.org'

/** The words that search engines replace by what somebody searches for. */
const searchTerm = 'search_term_string'

interface SiteAddress {
  locale: Locale
  languages: SiteLanguages
  publicUrl: string
}

/** The organisation behind the site, and the site with its search. Only the home page has them. */
export const siteJsonLd = (
  settings: SiteSettings,
  { locale, languages, publicUrl }: SiteAddress,
): object[] => {
  const { name, tagline, logo, contact } = settings
  const home = publicUrl + pagePath(languages, locale, '/')
  const organization = `${publicUrl}/#organization`
  return [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': organization,
      name,
      url: home,
      logo: publicUrl + (logo?.src ?? '/logo.svg'),
      ...(tagline && { description: tagline }),
      ...(contact.email && { email: contact.email }),
      ...(contact.phone && { telephone: contact.phone }),
      ...(contact.address && { address: contact.address }),
    },
    {
      '@context': context,
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name,
      url: home,
      inLanguage: languageTag(locale),
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${publicUrl}${localePath(locale, SEARCH_PATH)}?q={${searchTerm}}`,
        },
        'query-input': `required name=${searchTerm}`,
      },
    },
  ]
}

export const breadcrumbJsonLd = (
  siteName: string,
  trail: readonly Crumb[],
  { locale, languages, publicUrl }: SiteAddress,
): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: siteName, path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + pagePath(languages, locale, path),
  })),
})
