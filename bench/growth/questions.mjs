// What is asked of both sites: addresses that neither has in memory, and screens of the panel.

const prefixes = ['', '/ca', '/de', '/es', '/eu', '/fr', '/gl', '/it', '/pt', '/pt-br']

/** The home page of a language has no slash at its end. */
export const inLanguage = (prefix, path) => (prefix ? prefix + path.replace(/^\/(?=$|\?)/, '') : path)

/** In all languages, of several documents: each address is asked once. */
const inLanguages = (paths) => paths.flatMap((path) => prefixes.map((prefix) => inLanguage(prefix, path)))
const copies = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Visitors with addresses of their own: one may not ask so often. */
const asVisitor = (index) => ({ 'x-forwarded-for': `198.51.${100 + (index >> 7)}.${index & 127}` })

/** The first copies of documents are on both sites, with the same words. */
export const publicQuestions = {
  'School page': inLanguages(copies(2, 3).map((n) => `/schools/maple-harbour-${n}`)),
  'Course page': inLanguages(copies(2, 3).map((n) => `/schools/maple-harbour-${n}/courses/general-english`)),
  'Content page': inLanguages(copies(2, 3).map((n) => `/study-english-in-canada-${n}`)),
  'Post, with those before and after it': inLanguages(copies(2, 3).map((n) => `/news/library-evenings-${n}`)),
  'Home page, two pages of its list of schools': inLanguages(['/', '/?page=2']),
  'News, two pages': inLanguages(['/news', '/news?page=3']),
  'Feeds of news and comments': [
    ...inLanguages(['/news/feed.xml']),
    ...copies(1, 5).map((n) => `/schools/maple-harbour-${n}/comments.atom`),
  ],
}

/** The thread of the school with most comments. */
export const thread = '/schools/maple-harbour-1/comments'
export const threadPages = (pages) => ({
  'Longest thread, first page': inLanguages([thread]),
  'Longest thread, last page': inLanguages([`${thread}?page=${pages}`]),
})

export const searchQuestions = (words) => ({
  'Search while typing': words.map((word) => `/search.json?q=${encodeURIComponent(word.slice(0, 5))}`),
  'Search page': words.map((word) => `/search?q=${encodeURIComponent(word)}`),
})

const times = 8
const again = (path) => Array.from({ length: times }, () => path)

export const panelQuestions = {
  Today: again('/admin'),
  'Panel: pages': again('/admin/collections/pages'),
  'Panel: news': again('/admin/collections/posts'),
  'Panel: schools': again('/admin/collections/schools'),
  'Panel: quotes': again('/admin/collections/quotes'),
  'Panel: comments': again('/admin/moderation'),
  'Panel: enrolments': again('/admin/enrolments'),
  'Panel: translations': again('/admin/translations'),
}

const timeoutMs = 60_000

/** Milliseconds until the last byte. */
export const ask = async (site, path, index, cookie) => {
  const began = performance.now()
  const response = await fetch(site.url + path, {
    headers: { ...asVisitor(index), 'accept-encoding': 'gzip', ...(cookie && { cookie, origin: site.url }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body = await response.text()
  // The panel sends this to somebody who is not logged in.
  if (response.status !== 200 || body.includes('NEXT_REDIRECT'))
    throw new Error(`${path} answered ${response.status}`)
  return performance.now() - began
}
