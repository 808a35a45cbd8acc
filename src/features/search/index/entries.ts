import type { Accommodation, Course, Page, Post, School } from '../../../platform/payload/payload-types'
import { accommodationPath, coursePath, schoolPath } from '../../../shared/address/school-path'
import { originalRows, untranslatedFields } from '../../../shared/language/original-texts'
import { resolveLocaleValues } from '../../../shared/language/resolve-locale-values'
import { fallbackLocales, hasPage, type SiteLanguages } from '../../../shared/language/site-languages'
import type { Locale } from '../../../shared/locale'
import { blocksToText, type FoundQuestion, richTextToText, tidy } from '../../../shared/text/plain-text'
import type { SearchEntry } from './entry'

// Documents as entries of the index. They were read in all languages.

/** The rest of a longer text is not found. It bounds the memory of an index. */
const maxTextLength = 20_000

/** The blocks of reusable content by its id, in all languages. */
export type ReusableBlocks = ReadonlyMap<number, unknown>

/** Words that are never shown, by language; made by the feature that owns the documents. */
export interface HiddenWords {
  school: (locale: Locale, school: School) => string
  course: (course: Course) => string
  accommodation: (locale: Locale, accommodation: Accommodation) => string
}

const joined = (...texts: (string | null | undefined)[]): string =>
  tidy(texts.filter(Boolean).join(' ')).slice(0, maxTextLength)

const entry = (
  given: Pick<SearchEntry, 'id' | 'kind' | 'path' | 'title'> & Partial<SearchEntry>,
): SearchEntry => ({
  of: '',
  summary: '',
  text: '',
  words: '',
  ...given,
})

const blocksIn = (blocks: unknown, reusable: ReusableBlocks, languages: readonly Locale[]) =>
  blocksToText(blocks, (id) => resolveLocaleValues(reusable.get(id), languages))

/** Leads to a text of a page: browsers scroll to it and open the panel that it is in. Others show the page or its block. */
const textFragment = (text: string, anchor = ''): string =>
  `#${anchor}:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`

const questionEntries = (
  source: string,
  path: string,
  of: string,
  questions: readonly FoundQuestion[],
): SearchEntry[] =>
  questions.map(({ id, question, answer, anchor }) =>
    entry({
      id: `${source}:question:${id}`,
      kind: 'question',
      path: path + textFragment(question, anchor),
      title: question,
      of,
      text: answer.slice(0, maxTextLength),
    }),
  )

export interface IndexLanguage {
  locale: Locale
  languages: SiteLanguages
}

/** Entries whose pages exist in the language. Texts that are in another one because they are not translated are marked. */
const entriesIn = (
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

interface SchoolDocuments {
  school: School
  courses: readonly Course[]
  accommodation: readonly Accommodation[]
}

export const schoolEntries = (
  docs: SchoolDocuments,
  reusable: ReusableBlocks,
  words: HiddenWords,
  site: IndexLanguage,
): SearchEntry[] =>
  entriesIn(site, (languages) => {
    const { school, courses, accommodation } = resolveLocaleValues(docs, languages)
    const path = schoolPath(school.slug)
    const tag = `schools:${school.id}`
    const blocks = blocksIn(school.blocks, reusable, languages)
    const faq = (school.faq ?? []).map(({ id, question, answer }, index) => ({
      id: String(id ?? index),
      question: tidy(question ?? ''),
      answer: tidy(answer ?? ''),
      anchor: '',
    }))
    const facts = (school.facts ?? []).map(({ label, value }) => `${label}: ${value}.`)
    const staff = (school.staff ?? []).map(({ name, role, bio }) => joined(name, role, bio))
    return [
      entry({
        id: tag,
        kind: 'school',
        path,
        title: school.name,
        summary: tidy(school.summary ?? ''),
        text: joined(richTextToText(school.description), blocks.text, ...facts, ...staff),
        words: words.school(site.locale, school),
      }),
      ...courses.map((course) =>
        entry({
          id: `courses:${course.id}`,
          kind: 'course',
          path: course.slug ? coursePath(school.slug, course.slug) : `${path}#anc-course-${course.id}`,
          title: course.title,
          of: school.name,
          summary: tidy(course.summary ?? ''),
          text: joined(course.description, blocksIn(course.blocks, reusable, languages).text),
          words: words.course(course),
        }),
      ),
      ...accommodation.map((place) =>
        entry({
          id: `accommodation:${place.id}`,
          kind: 'accommodation',
          path: place.slug
            ? accommodationPath(school.slug, place.slug)
            : `${path}#anc-accommodation-${place.id}`,
          title: place.title,
          of: school.name,
          text: joined(place.description, blocksIn(place.blocks, reusable, languages).text),
          words: words.accommodation(site.locale, place),
        }),
      ),
      ...questionEntries(tag, path, school.name, [
        ...faq.filter(({ question }) => question),
        ...blocks.questions,
      ]),
    ]
  })

/** A page of the editors or a post, and the questions on it. */
export const writtenEntries = (
  kind: 'page' | 'post',
  doc: Page | Post,
  reusable: ReusableBlocks,
  site: IndexLanguage,
): SearchEntry[] =>
  entriesIn(site, (languages) => {
    const { id, slug, title, summary, blocks } = resolveLocaleValues(doc, languages)
    const tag = `${kind}s:${id}`
    const path = kind === 'post' ? `/news/${slug}` : `/${slug}`
    const { text, questions } = blocksIn(blocks, reusable, languages)
    return [
      entry({
        id: tag,
        kind,
        path,
        title: title || slug,
        summary: tidy(summary ?? ''),
        text: text.slice(0, maxTextLength),
      }),
      ...questionEntries(tag, path, '', questions),
    ]
  })
