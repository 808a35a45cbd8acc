import type { Where } from 'payload'
import { inLanguage } from '../../platform/payload/in-language'
import type { Reference } from '../../platform/payload/link-href'
import type {
  Accommodation as AccommodationDoc,
  Course as CourseDoc,
  School as SchoolDoc,
} from '../../platform/payload/payload-types'
import { toPicture } from '../../platform/payload/picture'
import { oncePerRender, type QueryContext } from '../../platform/payload/query'
import { richTextToHtml } from '../../platform/payload/rich-text'
import { type Contact, contactLines, withFallback } from '../../shared/contact/contact'
import { messengerLink } from '../../shared/contact/messenger'
import {
  type Embed,
  embedHtml,
  embedsInAllLanguages,
  embedsInBlocks,
  videoPlayer,
} from '../../shared/html/embed'
import { englishFields, sameRow } from '../../shared/language/english-texts'
import { defaultLocale } from '../../shared/locale'
import { accommodationPath, coursePath, schoolPath } from '../../shared/school-path'
import { givenFields, selectFields, seoFields, showFields } from '../../shared/shown-fields'
import { schoolTag } from '../../shared/tags'
import { shownByBlocks } from '../blocks/queries.server'
import type { GalleryPicture } from '../gallery/contract'
import {
  type Accommodation,
  accommodationFields,
  accreditationFields,
  addressFields,
  type Course,
  contactFields,
  courseFields,
  factFields,
  questionFields,
  type School,
  type SchoolIdentity,
  type SchoolPlace,
  type SchoolSummary,
  staffFields,
  summaryFields,
  type Testimonial,
  testimonialFields,
} from './contract'
import { addressLines } from './school-page/contact-links'
import { splitDescription } from './split-description'
import { homePageTag, offersTag, schoolsTag } from './tags'

export { brochureLink } from './brochure/brochure-link'
export { accommodationWords, courseWords, schoolWords } from './search-words'

export const published: Where = { _status: { equals: 'published' } }

/** Courses and accommodation have no drafts: they are public with their school. */
export const ofPublishedSchools: Where = { 'school._status': { equals: 'published' } }

const isPublished = ({ _status }: { _status?: string | null }) => _status === 'published'

export const getSchool = async (ctx: QueryContext, slug: string): Promise<School | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'schools',
    where: { slug: { equals: slug }, ...published },
    locale: ctx.locale,
    depth: 2,
    populate: shownByBlocks,
    limit: 1,
    pagination: false,
  })
  return docs[0] && toSchool(docs[0], ctx)
}

/** The name of a published school, for pages of other features; the picture of link previews takes another query. */
export const getSchoolName = async (ctx: QueryContext, slug: string, { withPicture = false } = {}) => {
  const { docs } = await ctx.payload.find({
    collection: 'schools',
    where: { slug: { equals: slug }, ...published },
    select: { slug: true, name: true, updatedAt: true, ...(withPicture ? { hero: true } : {}) },
    locale: ctx.locale,
    depth: withPicture ? 1 : 0,
    limit: 1,
    pagination: false,
  })
  const doc = docs[0] as SchoolDoc | undefined
  if (!doc) return undefined
  ctx.tag(schoolTag(doc.id))
  return {
    id: doc.id,
    slug: doc.slug ?? '',
    name: doc.name ?? '',
    updatedAt: doc.updatedAt,
    shareImage: withPicture ? toPicture(doc.hero, ctx)?.share : undefined,
  }
}

/** The address and position of a published school, for its maps. */
export const getSchoolPlace = async (ctx: QueryContext, slug: string): Promise<SchoolPlace | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'schools',
    where: { slug: { equals: slug }, ...published },
    select: { slug: true, name: true, ...selectFields(addressFields), lat: true, lng: true, hero: true },
    locale: ctx.locale,
    depth: 1,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  if (!doc) return undefined
  ctx.tag(schoolTag(doc.id))
  return {
    id: doc.id,
    slug: doc.slug ?? '',
    name: doc.name ?? '',
    address: showFields(doc, addressFields),
    location: toLocation(doc),
    shareImage: toPicture(doc.hero, ctx)?.share,
  }
}

/**
 * What documents print about a school, published or not; undefined if it was deleted. The site's contact is used for what the
 * school has none of its own.
 */
export const getSchoolIdentity = async (
  ctx: QueryContext,
  id: number,
  site: Contact = { phone: '', email: '' },
): Promise<SchoolIdentity | undefined> => {
  const doc = await ctx.payload.findByID({
    collection: 'schools',
    id,
    select: {
      slug: true,
      name: true,
      ...selectFields(addressFields),
      phone: true,
      email: true,
      messenger: true,
      messengerAccount: true,
      conditions: true,
      accreditations: true,
    },
    locale: ctx.locale,
    depth: 0,
    disableErrors: true,
  })
  if (!doc) return undefined
  ctx.tag(schoolTag(doc.id))
  const own = { phone: doc.phone ?? '', email: doc.email ?? '', messenger: messengerLink(doc) }
  return {
    id: doc.id,
    slug: doc.slug ?? '',
    name: doc.name ?? '',
    contact: [
      ...addressLines(ctx.locale, showFields(doc, addressFields)).map((text) => ({ text })),
      ...contactLines(withFallback(own, site)),
    ],
    conditions: doc.conditions ?? '',
    accreditations: (doc.accreditations ?? []).map((row) => ({
      name: row.name,
      number: row.number ?? '',
    })),
  }
}

export const getSchoolDraft = async (ctx: QueryContext, id: number): Promise<School | undefined> => {
  const doc = await ctx.payload.findByID({
    collection: 'schools',
    id,
    draft: true,
    locale: ctx.locale,
    depth: 2,
    populate: shownByBlocks,
    disableErrors: true,
  })
  return doc ? toSchool(doc, ctx) : undefined
}

/** Required fields may be missing too: a draft can be previewed from its first save. */
export const toSummary = (
  doc: Pick<SchoolDoc, (typeof summaryFields)[number] | 'languages' | 'hero'>,
  ctx: QueryContext,
): SchoolSummary => ({
  ...showFields(doc, summaryFields),
  languages: doc.languages ?? [],
  picture: toPicture(doc.hero, ctx),
})

const toLocation = ({ lat, lng }: Pick<SchoolDoc, 'lat' | 'lng'>): School['location'] =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined

/** In all languages, because pages compare theirs with English. */
const readOffers = (ctx: QueryContext, school: number): Promise<[CourseDoc[], AccommodationDoc[]]> =>
  oncePerRender(ctx, `offers:${school}`, async () => {
    const ofSchool = {
      where: { school: { equals: school } },
      locale: 'all' as const,
      sort: ['position', 'id'],
      // What only their own pages show.
      select: { blocks: false, pictures: false, seo: false } as const,
      depth: 0,
      pagination: false,
    }
    const [courses, accommodation] = await Promise.all([
      ctx.payload.find({ collection: 'courses', ...ofSchool }),
      ctx.payload.find({ collection: 'accommodation', ...ofSchool }),
    ])
    return [courses.docs, accommodation.docs]
  })

/** All courses and accommodation of a school in their order, for its page and its prices. */
export const findOffers = async (
  ctx: QueryContext,
  school: number,
): Promise<[CourseDoc[], AccommodationDoc[]]> => {
  const [courses, accommodation] = await readOffers(ctx, school)
  return [
    inLanguage(ctx.payload, 'courses', courses, ctx.locale),
    inLanguage(ctx.payload, 'accommodation', accommodation, ctx.locale),
  ]
}

/** `english`: the courses of the school in English, for a page in another language. */
export const toCourse = (course: CourseDoc, english: readonly CourseDoc[] | undefined): Course => ({
  ...showFields(course, courseFields),
  ...englishFields(course, sameRow(course, english), ['title', 'summary', 'description']),
  ...numberOf(course),
})

export const toAccommodation = (
  place: AccommodationDoc,
  english: readonly AccommodationDoc[] | undefined,
): Accommodation => ({
  ...showFields(place, accommodationFields),
  ...englishFields(place, sameRow(place, english), ['title', 'description']),
  ...numberOf(place),
})

const numberOf = ({ number }: CourseDoc | AccommodationDoc) => (typeof number === 'number' ? { number } : {})

/** What is compared with the English version of a school. */
const comparedFields = ['summary', 'description', 'staff', 'faq', 'testimonials', 'blocks'] as const

type EnglishSchool = Pick<SchoolDoc, (typeof comparedFields)[number]>

/** The English version of a school and its offers, for pages in other languages. */
const findEnglish = async (ctx: QueryContext, { id }: SchoolDoc) => {
  if (ctx.locale === defaultLocale) return undefined
  const [school, [courses, accommodation]] = await Promise.all([
    ctx.payload.findByID({
      collection: 'schools',
      id,
      locale: defaultLocale,
      draft: ctx.draft,
      select: selectFields(comparedFields),
      depth: 0,
    }) as Promise<EnglishSchool>,
    findOffers({ ...ctx, locale: defaultLocale }, id),
  ])
  return { school, courses, accommodation }
}

/** The testimonials of a language. They do not fall back to English, because students are quoted in their own words. */
const testimonialsOf = ({ testimonials }: SchoolDoc, english: EnglishSchool | undefined): Testimonial[] =>
  (testimonials ?? [])
    .filter((row) => !sameRow(row, english?.testimonials))
    .map((row) => showFields(row, testimonialFields))

const videoOf = ({ videoUrl, videoTitle, name }: SchoolDoc): Embed[] =>
  videoUrl && videoPlayer(videoUrl) ? [{ code: videoUrl, title: videoTitle || name }] : []

const toSchool = async (doc: SchoolDoc, ctx: QueryContext): Promise<School> => {
  ctx.tag(schoolTag(doc.id))
  const [[courses, accommodation], english] = await Promise.all([
    findOffers(ctx, doc.id),
    findEnglish(ctx, doc),
  ])
  const [openingHtml = '', restHtml = ''] = splitDescription(doc.description).map((part) =>
    richTextToHtml(part, ctx, 3),
  )
  return {
    ...toSummary(doc, ctx),
    id: doc.id,
    ...englishFields(doc, english?.school, ['summary', 'description']),
    descriptionHtml: openingHtml + restHtml,
    openingHtml,
    address: showFields(doc, addressFields),
    contact: { ...showFields(doc, contactFields), messenger: messengerLink(doc) },
    location: toLocation(doc),
    ...givenFields(doc, ['founded']),
    facts: (doc.facts ?? []).map((row) => showFields(row, factFields)),
    staff: (doc.staff ?? []).map((person) => ({
      ...showFields(person, staffFields),
      ...englishFields(person, sameRow(person, english?.school.staff), ['bio']),
      picture: toPicture(person.picture, ctx),
    })),
    faq: (doc.faq ?? []).map((row) => ({
      ...showFields(row, questionFields),
      ...englishFields(row, sameRow(row, english?.school.faq), questionFields),
    })),
    accreditations: (doc.accreditations ?? []).map((row) => ({
      ...showFields(row, accreditationFields),
      logo: toPicture(row.logo, ctx),
    })),
    testimonials: testimonialsOf(doc, english?.school),
    videoHtml: videoOf(doc).map(embedHtml).join(''),
    gallery: toGallery(doc.gallery, ctx),
    courses: courses.map((course) => toCourse(course, english?.courses)),
    accommodation: accommodation.map((place) => toAccommodation(place, english?.accommodation)),
    blocks: doc.blocks ?? [],
    ...(english ? { englishBlocks: english.school.blocks ?? [] } : {}),
    seo: givenFields(doc.seo, seoFields),
    updatedAt: doc.updatedAt,
  }
}

/** A draft may contain a picture twice; the page shows it once, because its anchor must be unique. */
const toGallery = (rows: SchoolDoc['gallery'], ctx: QueryContext): GalleryPicture[] => {
  const shown = new Map<number, GalleryPicture>()
  for (const { title, picture: doc } of rows ?? []) {
    const picture = toPicture(doc, ctx)
    if (picture && !shown.has(picture.id)) shown.set(picture.id, { title: title ?? '', picture })
  }
  return [...shown.values()]
}

/** For the sitemap: the address and date of every published school. */
export const listSchoolPaths = async (ctx: QueryContext) => {
  ctx.tag(schoolsTag)
  const { docs } = await ctx.payload.find({
    collection: 'schools',
    where: published,
    select: { slug: true, updatedAt: true },
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id, slug, updatedAt }) => ({ id, slug, path: schoolPath(slug), updatedAt }))
}

interface ListedDocuments {
  content: 'schools' | 'courses' | 'accommodation'
  /** Only those of this school. */
  school?: number | undefined
  limit: number
}

/** Published schools, or the courses or accommodation of published schools, with their pictures, for lists of cards. */
export const listDocuments = async (
  ctx: QueryContext,
  { content, school, limit }: ListedDocuments,
): Promise<Reference[]> => {
  ctx.tag(schoolsTag)
  const shown = { locale: ctx.locale, depth: 1, limit, pagination: false } as const
  if (content === 'schools') {
    const { docs } = await ctx.payload.find({
      ...shown,
      collection: 'schools',
      where: published,
      select: { ...selectFields(summaryFields), hero: true, _status: true },
      sort: ['name', 'id'],
    })
    return docs.map((value) => ({ relationTo: content, value }))
  }
  const { docs: schools } = await ctx.payload.find({
    collection: 'schools',
    where: school ? { and: [published, { id: { equals: school } }] } : published,
    select: { slug: true },
    sort: ['name', 'id'],
    depth: 0,
    pagination: false,
  })
  // A new offer changes the tag of its school.
  for (const { id } of schools) ctx.tag(schoolTag(id))
  const lists = await Promise.all(
    schools.map(({ id }) =>
      ctx.payload.find({
        ...shown,
        collection: content,
        where: { school: { equals: id } },
        select: { title: true, slug: true, school: true, description: true, summary: true, pictures: true },
        sort: ['position', 'id'],
      }),
    ),
  )
  const docs = lists.flatMap((list) => list.docs as { id: number }[])
  return docs.slice(0, limit).map((value) => ({ relationTo: content, value }))
}

/** For the sitemap: the address and date of every course and accommodation of a published school. */
export const listOfferPaths = async (ctx: QueryContext) => {
  ctx.tag(schoolsTag)
  ctx.tag(offersTag)
  const all = {
    where: { slug: { exists: true }, ...ofPublishedSchools },
    select: { slug: true, school: true, updatedAt: true },
    // Of the school, only the slug.
    populate: { schools: { slug: true } },
    sort: 'id',
    depth: 1,
    pagination: false,
  } as const
  const [courses, accommodation] = await Promise.all([
    ctx.payload.find({ collection: 'courses', ...all }),
    ctx.payload.find({ collection: 'accommodation', ...all }),
  ])
  const listed = (docs: typeof courses.docs, path: typeof coursePath) =>
    docs.flatMap(({ slug, school, updatedAt }) =>
      slug && typeof school === 'object' ? [{ path: path(school.slug, slug), updatedAt }] : [],
    )
  return [
    ...listed(courses.docs, coursePath),
    ...listed(accommodation.docs as typeof courses.docs, accommodationPath),
  ]
}

/** Everything embedded in published schools, their courses and accommodation and the home page, in all languages. */
export const listSchoolEmbeds = async (ctx: QueryContext): Promise<Embed[]> => {
  for (const tag of [schoolsTag, offersTag, homePageTag]) ctx.tag(tag)
  const all = { locale: 'all', depth: 0, pagination: false } as const
  const blocks = { blocks: true } as const
  const [schools, courses, accommodation, home] = await Promise.all([
    ctx.payload.find({
      collection: 'schools',
      where: published,
      select: { ...blocks, description: true, videoUrl: true },
      ...all,
    }),
    ctx.payload.find({ collection: 'courses', where: ofPublishedSchools, select: blocks, ...all }),
    ctx.payload.find({ collection: 'accommodation', where: ofPublishedSchools, select: blocks, ...all }),
    ctx.payload.findGlobal({
      slug: 'home-page',
      select: { ...blocks, _status: true },
      locale: 'all',
      depth: 0,
    }),
  ])
  return [
    ...schools.docs.flatMap(({ description, videoUrl }) => [
      ...embedsInAllLanguages(description),
      ...(videoUrl ? [{ code: videoUrl }] : []),
    ]),
    ...[
      ...schools.docs,
      ...courses.docs,
      ...accommodation.docs,
      ...(isPublished(home) ? [home] : []),
    ].flatMap((doc) => embedsInBlocks(doc.blocks)),
  ]
}
