import { expect, it } from 'vitest'
import { allLanguages } from '../../shared/language/site-languages'
import { DOCUMENTS_PER_FILE, inFile, sitemapIndex, sitemapText } from './sitemap'

const site = 'https://school.example'
const documents = Array.from({ length: DOCUMENTS_PER_FILE * 2 + 1 }, (_, index) => ({
  path: `/page-${index}`,
  updatedAt: `2026-01-01T00:00:${String(index % 60).padStart(2, '0')}.000Z`,
}))

it('lists every document in one file and no other', () => {
  const listed = [1, 2, 3].flatMap((file) => inFile(documents, file))
  expect(listed).toEqual(documents)
  expect(inFile(documents, 4)).toEqual([])
})

it('lists the files, each with the last change of its documents', () => {
  const text = sitemapIndex(site, documents)
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${site}/sitemap-1.xml`,
    `${site}/sitemap-2.xml`,
    `${site}/sitemap-3.xml`,
  ])
  expect(text).toContain('sitemap-1.xml</loc><lastmod>2026-01-01T00:00:59.000Z</lastmod>')
})

it('keeps a file of pages in ten languages far below the limits of search engines', () => {
  const long = inFile(documents, 1).map(({ path, updatedAt }) => ({
    path: `/schools${path}${'-and-more-words'.repeat(6)}`,
    updatedAt,
  }))
  const text = sitemapText(site, allLanguages, long)
  // A school has four pages: its own, its comments, the way there and its news.
  expect(4 * Buffer.byteLength(text)).toBeLessThan(50_000_000)
  expect(4 * (text.match(/<url>/g)?.length ?? 0)).toBeLessThan(50_000)
})
