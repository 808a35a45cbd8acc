import type { Payload, Where } from 'payload'
import type { Accommodation, Course, School } from '../../../platform/payload/payload-types'
import {
  inAllLanguages,
  published,
  readReusable,
  reusableTags,
  type SearchSources,
  SOURCES_PER_READ,
} from '../../../platform/payload/search-source'
import { accommodationPath, coursePath, schoolPath } from '../../../shared/address/school-path'
import { documentId } from '../../../shared/id'
import { resolveLocaleValues } from '../../../shared/language/resolve-locale-values'
import {
  blocksIn,
  entriesIn,
  type IndexLanguage,
  joined,
  questionEntries,
  type ReusableBlocks,
  type SearchEntry,
  type SearchSource,
  searchEntry,
} from '../../../shared/search-entry'
import { documentTag } from '../../../shared/tags'
import { richTextToText, tidy } from '../../../shared/text/plain-text'
import { accommodationWords, courseWords, schoolWords } from './search-words'

interface SchoolDocuments {
  school: School
  courses: readonly Course[]
  accommodation: readonly Accommodation[]
}

const schoolEntries = (docs: SchoolDocuments, reusable: ReusableBlocks, site: IndexLanguage): SearchEntry[] =>
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
      searchEntry({
        id: tag,
        kind: 'school',
        path,
        title: school.name,
        summary: tidy(school.summary ?? ''),
        text: joined(richTextToText(school.description), blocks.text, ...facts, ...staff),
        words: schoolWords(site.locale, school),
        sold: { school: school.slug, number: undefined },
      }),
      ...courses.map((course) =>
        searchEntry({
          id: `courses:${course.id}`,
          kind: 'course',
          path: course.slug ? coursePath(school.slug, course.slug) : `${path}#anc-course-${course.id}`,
          title: course.title,
          of: school.name,
          summary: tidy(course.summary ?? ''),
          text: joined(course.description, blocksIn(course.blocks, reusable, languages).text),
          words: courseWords(course),
          sold: { school: school.slug, number: course.number ?? undefined },
        }),
      ),
      ...accommodation.map((place) =>
        searchEntry({
          id: `accommodation:${place.id}`,
          kind: 'accommodation',
          path: place.slug
            ? accommodationPath(school.slug, place.slug)
            : `${path}#anc-accommodation-${place.id}`,
          title: place.title,
          of: school.name,
          text: joined(place.description, blocksIn(place.blocks, reusable, languages).text),
          words: accommodationWords(site.locale, place),
          sold: { school: school.slug, number: place.number ?? undefined },
        }),
      ),
      ...questionEntries(tag, path, school.name, [
        ...faq.filter(({ question }) => question),
        ...blocks.questions,
      ]),
    ]
  })

const schoolFields = {
  slug: true,
  name: true,
  summary: true,
  description: true,
  facts: true,
  staff: true,
  faq: true,
  town: true,
  region: true,
  country: true,
  languages: true,
  blocks: true,
} as const

const readSchools = async (payload: Payload, site: IndexLanguage, where: Where): Promise<SearchSource[]> => {
  const { docs } = await payload.find({
    collection: 'schools',
    where: { and: [published, where] },
    select: schoolFields,
    sort: 'id',
    limit: SOURCES_PER_READ,
    ...inAllLanguages,
  })
  const schools = docs as School[]
  if (schools.length === 0) return []
  const ofSchools: Where = { school: { in: schools.map(({ id }) => id) } }
  const sort = ['position', 'id']
  const [courses, accommodation] = await Promise.all([
    payload.find({
      collection: 'courses',
      where: { and: [ofSchools, published] },
      select: {
        school: true,
        number: true,
        slug: true,
        title: true,
        summary: true,
        description: true,
        levelFrom: true,
        levelTo: true,
        blocks: true,
      },
      sort,
      ...inAllLanguages,
    }),
    payload.find({
      collection: 'accommodation',
      where: ofSchools,
      select: {
        school: true,
        number: true,
        slug: true,
        title: true,
        description: true,
        kind: true,
        room: true,
        meals: true,
        blocks: true,
      },
      sort,
      ...inAllLanguages,
    }),
  ])
  const reusable = await readReusable(payload, [...schools, ...courses.docs, ...accommodation.docs])
  const belongsTo = (school: School) => (offer: { school: Course['school'] }) =>
    documentId(offer.school) === school.id
  return schools.map((school) => {
    const own = {
      school,
      courses: (courses.docs as Course[]).filter(belongsTo(school)),
      accommodation: (accommodation.docs as Accommodation[]).filter(belongsTo(school)),
    }
    return {
      tag: documentTag('schools', school.id),
      others: reusableTags(school, ...own.courses, ...own.accommodation),
      entries: schoolEntries(own, reusable, site),
    }
  })
}

export const schoolSources: SearchSources = { collection: 'schools', read: readSchools }
