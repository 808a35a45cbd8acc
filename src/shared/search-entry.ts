import { originalRows, type Translated, untranslatedFields } from './language/original-texts'
import { resolveLocaleValues } from './language/resolve-locale-values'
import { fallbackLocales, hasPage, type SiteLanguages } from './language/site-languages'
import type { Locale } from './locale'
import { blocksToText, type FoundQuestion, tidy } from './text/plain-text'

// Documents as entries of the site's search. They were read in all languages.

export type ResultKind = 'school' | 'course' | 'accommodation' | 'page' | 'post' | 'question'

export interface SearchEntry extends Translated {
  id: string
  kind: ResultKind
  /** The address without the language's prefix; it may lead to a part of a page. */
  path: string
  title: string
  /** The name of the school that it belongs to. */
  of: string
  summary: string
  text: string
  /** Further words that find it but are never shown, such as the levels of a course. */
  words: string
  /** What is for sale at a school, so that its price can be shown. */
  sold?: { school: string; number: number | undefined }
}

/** All entries that are read together, and the tags of the changes that make them outdated. */
export interface SearchSource {
  /** The tag of the document itself, e.g. `schools:3`. */
  tag: string
  /** Tags of other documents that it shows. */
  others: string[]
  entries: SearchEntry[]
}

export interface IndexLanguage {
  locale: Locale
  languages: SiteLanguages
}

/** The rest of a longer text is not found. It bounds the memory of an index. */
export const maxTextLength = 20_000

/** The blocks of reusable content by its id, in all languages. */
export type ReusableBlocks = ReadonlyMap<number, unknown>

export const joined = (...texts: (string | null | undefined)[]): string =>
  tidy(texts.filter(Boolean).join(' ')).slice(0, maxTextLength)

export const searchEntry = (
  given: Pick<SearchEntry, 'id' | 'kind' | 'path' | 'title'> & Partial<SearchEntry>,
): SearchEntry => ({
  of: '',
  summary: '',
  text: '',
  words: '',
  ...given,
})

export const blocksIn = (blocks: unknown, reusable: ReusableBlocks, languages: readonly Locale[]) =>
  blocksToText(blocks, (id) => resolveLocaleValues(reusable.get(id), languages))

/** Leads to a text of a page: browsers scroll to it and open the panel that it is in. Others show the page or its block. */
const textFragment = (text: string, anchor = ''): string =>
  `#${anchor}:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`

export const questionEntries = (
  source: string,
  path: string,
  of: string,
  questions: readonly FoundQuestion[],
): SearchEntry[] =>
  questions.map(({ id, question, answer, anchor }) =>
    searchEntry({
      id: `${source}:question:${id}`,
      kind: 'question',
      path: path + textFragment(question, anchor),
      title: question,
      of,
      text: answer.slice(0, maxTextLength),
    }),
  )

/** Entries whose pages exist in the language. Texts that are in another one because they are not translated are marked. */
export const entriesIn = (
  { locale, languages }: IndexLanguage,
  make: (languages: readonly Locale[]) => SearchEntry[],
): SearchEntry[] => {
  const fallbacks = fallbackLocales(languages, locale)
  const originals = fallbacks.map((other) => ({ locale: other, row: make([other]) }))
  return make([locale, ...fallbacks])
    .filter(({ path }) => hasPage(languages, locale, path.split('#', 1)[0] ?? path))
    .map((one) => ({
      ...one,
      ...untranslatedFields(
        one,
        originalRows(originals, one, (entries) => entries),
        ['title', 'summary', 'text'],
      ),
    }))
}
