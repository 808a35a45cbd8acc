import type { SitemapEntry } from '../../platform/server-feature'
import { escapeHtml } from '../../shared/html/escape'
import { languagesOf, pagePath, type SiteLanguages } from '../../shared/language/site-languages'
import { type Locale, languageTag } from '../../shared/locale'

// The XML of sitemaps. A page is an address in each of its languages, and each of them lists all the others: ten pages take
// 100 kB. A file may have 50 MB and 50,000 addresses, and should be made without keeping other visitors waiting.

/** The number of documents in a file. Each is listed with the pages that belong to it, such as its comments. */
export const DOCUMENTS_PER_FILE = 200

const changed = (updatedAt: string | undefined) => (updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '')

const document = (element: string, more: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>
${lines.join('\n')}
</${element}>
`

/** Pages in every language that they have, with links to their other languages. */
export const sitemapText = (
  publicUrl: string,
  languages: SiteLanguages,
  entries: readonly SitemapEntry[],
): string => {
  const address = (locale: Locale, path: string) => escapeHtml(publicUrl + pagePath(languages, locale, path))
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  const urls = entries.flatMap(({ path, updatedAt }) => {
    const shown = languagesOf(languages, path).map((code) => ({ code, href: address(code, path) }))
    const alternates =
      shown.length < 2
        ? ''
        : [
            ...shown.map(({ code, href }) => alternate(languageTag(code), href)),
            alternate('x-default', address(languages.main, path)),
          ].join('')
    return shown.map(({ href }) => `<url><loc>${href}</loc>${changed(updatedAt)}${alternates}</url>`)
  })
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls)
}

/** The part of a list that is in a file; the first file has the number 1. */
export const inFile = <One>(documents: readonly One[], file: number): One[] =>
  documents.slice((file - 1) * DOCUMENTS_PER_FILE, file * DOCUMENTS_PER_FILE)

const sitemapPath = (file: number): string => `/sitemap-${file}.xml`

/** The list of the files, each with its last change. */
export const sitemapIndex = (
  publicUrl: string,
  documents: readonly { updatedAt?: string | undefined }[],
): string => {
  const files = Math.ceil(documents.length / DOCUMENTS_PER_FILE)
  const lines = Array.from({ length: files }, (_, index) => {
    const last = inFile(documents, index + 1).reduce(
      (latest, { updatedAt = '' }) => (updatedAt > latest ? updatedAt : latest),
      '',
    )
    return `<sitemap><loc>${escapeHtml(publicUrl + sitemapPath(index + 1))}</loc>${changed(last)}</sitemap>`
  })
  return document('sitemapindex', '', lines)
}
