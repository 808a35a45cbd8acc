import { findById } from '../../platform/payload/find-documents'
import { inLanguages } from '../../platform/payload/languages/in-languages'
import type {
  Accommodation as AccommodationDoc,
  Course as CourseDoc,
  School as SchoolDoc,
} from '../../platform/payload/payload-types'
import { toPicture } from '../../platform/payload/picture'
import {
  fallbacksOf,
  type QueryContext,
  readIn,
  readOriginals,
  sharedRead,
  writtenIn,
} from '../../platform/payload/query'
import { richTextToHtml } from '../../platform/payload/rich-text/rich-text'
import { type Contact, contactLines, withFallback } from '../../shared/contact/contact'
import { messengerLink } from '../../shared/contact/messenger'
import { addressLines } from '../../shared/contact/postal-address'
import { type Embed, embedHtml, videoPlayer } from '../../shared/html/embed'
import { type Originals, originalRows, untranslatedFields } from '../../shared/language/original-texts'
import { allLanguages, hiddenIds } from '../../shared/language/site-languages'
import type { Locale } from '../../shared/locale'
import { givenFields, selectFields, seoFields, showFields } from '../../shared/pick-fields'
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
import { published } from './list-queries.server'
import { splitDescription } from './school-page/split-description'

export { brochureLink } from './brochure/brochure-link'
export { offerFacts } from './offers/offer-facts'

export const getSchool = (ctx: QueryContext, slug: string): Promise<School | undefined> =>
  sharedRead(ctx, `school:${slug}`, (own) => readSchool(own, slug))

const readSchool = async (ctx: QueryContext, slug: string): Promise<School | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'schools',
    where: { slug: { equals: slug }, ...published },
    ...readIn(ctx),
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
    ...readIn(ctx),
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
    select: {
      ...{ slug: true, name: true, lat: true, lng: true, hero: true, timeZone: true, openingHours: true },
      ...selectFields([...addressFields, ...contactFields]),
    },
    ...readIn(ctx),
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
    contact: showFields(doc, contactFields),
    ...toOpening(doc),
    shareImage: toPicture(doc.hero, ctx)?.share,
  }
}

/**
 * Reads the printed data of a school for documents, published or not; undefined if it was deleted. The site's contact fills in for
 * missing fields of the school's own.
 */
export const getSchoolIdentity = async (
  ctx: QueryContext,
  id: number,
  site: Contact = { phone: '', email: '' },
): Promise<SchoolIdentity | undefined> => {
  const doc = await findById(ctx.payload, 'schools', id, {
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
    ...readIn(ctx),
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
    ...readIn(ctx),
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

export const toStaffMember = (person: NonNullable<SchoolDoc['staff']>[number], ctx: QueryContext) => ({
  ...showFields(person, staffFields),
  picture: toPicture(person.picture, ctx),
})

/** A draft may have rows without times. */
export const toOpening = ({
  openingHours,
  timeZone,
}: Pick<SchoolDoc, 'openingHours' | 'timeZone'>): Pick<School, 'opening'> => {
  const hours = (openingHours ?? []).flatMap(({ firstDay, lastDay, opens, closes }) =>
    firstDay && opens && closes ? [{ firstDay, lastDay, opens, closes }] : [],
  )
  return hours.length > 0 ? { opening: { hours, timeZone: timeZone ?? 'UTC' } } : {}
}

const toLocation = ({ lat, lng }: Pick<SchoolDoc, 'lat' | 'lng'>): School['location'] =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined

/** In all languages, because pages compare theirs with those that they fall back to. With courses that are not published. */
const readOffers = (ctx: QueryContext, school: number): Promise<[CourseDoc[], AccommodationDoc[]]> =>
  sharedRead(
    ctx,
    `offers:${school}`,
    async ({ payload, tag, draft }) => {
      tag(schoolTag(school))
      const ofSchool = {
        where: { school: { equals: school } },
        locale: 'all' as const,
        sort: ['position', 'id'],
        // Leave out fields that only their own pages show.
        select: { blocks: false, pictures: false, seo: false } as const,
        depth: 0,
        pagination: false,
      }
      const [courses, accommodation] = await Promise.all([
        payload.find({ collection: 'courses', ...ofSchool, draft }),
        payload.find({ collection: 'accommodation', ...ofSchool }),
      ])
      return [courses.docs, accommodation.docs]
    },
    'all',
  )

/** An offer that is hidden in the language has no page there. Its school still offers it. */
const withoutPage = <Offer extends { id: number; slug?: string | null }>(
  { locale, languages = allLanguages }: QueryContext,
  collection: 'courses' | 'accommodation',
  offers: Offer[],
): Offer[] => {
  const hidden = new Set(hiddenIds(languages, locale, collection))
  return hidden.size
    ? offers.map((offer) => (hidden.has(offer.id) ? { ...offer, slug: null } : offer))
    : offers
}

interface OffersAsked {
  languages?: Locale[]
  /** Numbers of courses that a student has booked. They are found though they may no longer be published. */
  booked?: readonly number[]
}

/** The courses and accommodation that a school offers, in their order, for its page and its prices. */
export const findOffers = async (
  ctx: QueryContext,
  school: number,
  { languages = [ctx.locale, ...fallbacksOf(ctx)], booked = [] }: OffersAsked = {},
): Promise<[CourseDoc[], AccommodationDoc[]]> => {
  const [courses, accommodation] = await readOffers(ctx, school)
  const offered = courses.filter(
    ({ _status, number }) => ctx.draft || _status === 'published' || booked.includes(number ?? 0),
  )
  return [
    withoutPage(ctx, 'courses', inLanguages(ctx.payload, 'courses', offered, languages)),
    withoutPage(ctx, 'accommodation', inLanguages(ctx.payload, 'accommodation', accommodation, languages)),
  ]
}

/** Finds the offers in the languages that their texts may come from. */
export const findOriginalOffers = (ctx: QueryContext, school: number) =>
  readOriginals(ctx, (locale) => findOffers(ctx, school, { languages: [locale] }))

type OriginalOffers = Awaited<ReturnType<typeof findOriginalOffers>>

export const toCourse = (course: CourseDoc, originals: OriginalOffers): Course => ({
  ...showFields(course, courseFields),
  ...givenFields(course, ['language']),
  ...untranslatedFields(
    course,
    originalRows(originals, course, ([courses]) => courses),
    ['title', 'summary', 'description', 'timetable', 'outcomes'],
  ),
  ...numberOf(course),
})

export const toAccommodation = (place: AccommodationDoc, originals: OriginalOffers): Accommodation => ({
  ...showFields(place, accommodationFields),
  ...untranslatedFields(
    place,
    originalRows(originals, place, ([, accommodation]) => accommodation),
    ['title', 'description'],
  ),
  ...numberOf(place),
})

const numberOf = ({ number }: CourseDoc | AccommodationDoc) => (typeof number === 'number' ? { number } : {})

/** Fields that are compared between languages, to find texts that are not translated. */
const comparedFields = ['summary', 'description', 'staff', 'faq', 'testimonials', 'blocks'] as const

type SchoolTexts = Pick<SchoolDoc, (typeof comparedFields)[number]>

const findOriginals = (ctx: QueryContext, { id }: SchoolDoc): Promise<Originals<SchoolTexts>> =>
  readOriginals(
    ctx,
    (locale) =>
      ctx.payload.findByID({
        collection: 'schools',
        id,
        ...writtenIn(locale),
        draft: ctx.draft,
        select: selectFields(comparedFields),
        depth: 0,
      }) as Promise<SchoolTexts>,
  )

/** The testimonials of a language. They do not fall back to another one, because students are quoted in their own words. */
const testimonialsOf = ({ testimonials }: SchoolDoc, originals: Originals<SchoolTexts>): Testimonial[] =>
  (testimonials ?? [])
    .filter((row) => !originalRows(originals, row, (other) => other.testimonials).length)
    .map((row) => showFields(row, testimonialFields))

const videoOf = ({ videoUrl, videoTitle, name }: SchoolDoc): Embed[] =>
  videoUrl && videoPlayer(videoUrl) ? [{ code: videoUrl, title: videoTitle || name }] : []

const toSchool = async (doc: SchoolDoc, ctx: QueryContext): Promise<School> => {
  ctx.tag(schoolTag(doc.id))
  const [[courses, accommodation], offers, originals] = await Promise.all([
    findOffers(ctx, doc.id),
    findOriginalOffers(ctx, doc.id),
    findOriginals(ctx, doc),
  ])
  const [openingHtml = '', restHtml = ''] = splitDescription(doc.description).map((part) =>
    richTextToHtml(part, ctx, 3),
  )
  return {
    ...toSummary(doc, ctx),
    id: doc.id,
    ...untranslatedFields(doc, originals, ['summary', 'description']),
    descriptionHtml: openingHtml + restHtml,
    openingHtml,
    address: showFields(doc, addressFields),
    contact: { ...showFields(doc, contactFields), messenger: messengerLink(doc) },
    location: toLocation(doc),
    ...toOpening(doc),
    ...givenFields(doc, ['founded']),
    facts: (doc.facts ?? []).map((row) => showFields(row, factFields)),
    staff: (doc.staff ?? []).map((person) => ({
      ...toStaffMember(person, ctx),
      ...untranslatedFields(
        person,
        originalRows(originals, person, (other) => other.staff),
        ['bio'],
      ),
    })),
    faq: (doc.faq ?? []).map((row) => ({
      ...showFields(row, questionFields),
      ...untranslatedFields(
        row,
        originalRows(originals, row, (other) => other.faq),
        questionFields,
      ),
    })),
    accreditations: (doc.accreditations ?? []).map((row) => ({
      ...showFields(row, accreditationFields),
      logo: toPicture(row.logo, ctx),
    })),
    testimonials: testimonialsOf(doc, originals),
    videoHtml: videoOf(doc).map(embedHtml).join(''),
    gallery: toGallery(doc.gallery, ctx),
    courses: courses.map((course) => toCourse(course, offers)),
    accommodation: accommodation.map((place) => toAccommodation(place, offers)),
    blocks: doc.blocks ?? [],
    originalBlocks: originals.map(({ locale, row }) => ({ locale, row: row.blocks ?? [] })),
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
