import type { Accommodation, Course, Page, Post, School } from '../../../platform/payload/payload-types'
import { englishFields } from '../../../shared/language/english-texts'
import { inOneLanguage } from '../../../shared/language/one-language'
import { defaultLocale, type Locale } from '../../../shared/locale'
import { accommodationPath, coursePath, schoolPath } from '../../../shared/school-path'
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

const blocksIn = (blocks: unknown, reusable: ReusableBlocks, locale: Locale) =>
  blocksToText(blocks, (id) => inOneLanguage(reusable.get(id), locale))

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

/** Marks the texts that are in English because they are not translated. */
const marked = (make: (locale: Locale) => SearchEntry[], locale: Locale): SearchEntry[] => {
  const entries = make(locale)
  if (locale === defaultLocale) return entries
  const english = new Map(make(defaultLocale).map((one) => [one.id, one]))
  return entries.map((one) => ({
    ...one,
    ...englishFields(one, english.get(one.id), ['title', 'summary', 'text']),
  }))
}

interface SchoolDocuments {
  school: School
  courses: readonly Course[]
  accommodation: readonly Accommodation[]
}

/** A school, its courses, its accommodation and its questions. */
export const schoolEntries = (
  docs: SchoolDocuments,
  reusable: ReusableBlocks,
  words: HiddenWords,
  locale: Locale,
): SearchEntry[] =>
  marked((language) => {
    const { school, courses, accommodation } = inOneLanguage(docs, language)
    const path = schoolPath(school.slug)
    const tag = `schools:${school.id}`
    const blocks = blocksIn(school.blocks, reusable, language)
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
        words: words.school(language, school),
      }),
      ...courses.map((course) =>
        entry({
          id: `courses:${course.id}`,
          kind: 'course',
          path: course.slug ? coursePath(school.slug, course.slug) : `${path}#anc-course-${course.id}`,
          title: course.title,
          of: school.name,
          summary: tidy(course.summary ?? ''),
          text: joined(course.description, blocksIn(course.blocks, reusable, language).text),
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
          text: joined(place.description, blocksIn(place.blocks, reusable, language).text),
          words: words.accommodation(language, place),
        }),
      ),
      ...questionEntries(tag, path, school.name, [
        ...faq.filter(({ question }) => question),
        ...blocks.questions,
      ]),
    ]
  }, locale)

/** A page of the editors or a post, and the questions on it. */
export const writtenEntries = (
  kind: 'page' | 'post',
  doc: Page | Post,
  reusable: ReusableBlocks,
  locale: Locale,
): SearchEntry[] =>
  marked((language) => {
    const { id, slug, title, summary, blocks } = inOneLanguage(doc, language)
    const tag = `${kind}s:${id}`
    const path = kind === 'post' ? `/news/${slug}` : `/${slug}`
    const { text, questions } = blocksIn(blocks, reusable, language)
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
  }, locale)
