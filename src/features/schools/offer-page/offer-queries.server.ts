import type { Where } from 'payload'
import { findById } from '../../../platform/payload/find-documents'
import type { Course as CourseDoc, School as SchoolDoc } from '../../../platform/payload/payload-types'
import { toPicture } from '../../../platform/payload/picture'
import { type QueryContext, readIn, readOriginals, writtenIn } from '../../../platform/payload/query'
import { messengerLink } from '../../../shared/contact/messenger'
import { documentId } from '../../../shared/id'
import { givenFields, selectFields, seoFields, showFields } from '../../../shared/pick-fields'
import { schoolTag } from '../../../shared/tags'
import { shownByBlocks } from '../../blocks/queries.server'
import { addressFields, contactFields, type OfferPage, type OfferSchool, type StaffMember } from '../contract'
import { published, shownOffers } from '../list-queries.server'
import {
  findOffers,
  findOriginalOffers,
  toAccommodation,
  toCourse,
  toOpening,
  toStaffMember,
} from '../queries.server'

type Collection = 'courses' | 'accommodation'

const findSchool = async (
  ctx: QueryContext,
  where: Where,
): Promise<(OfferSchool & { staff: StaffMember[] }) | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'schools',
    where,
    draft: ctx.draft,
    select: {
      ...selectFields(['slug', 'name', 'languages', 'hero', 'messenger', 'messengerAccount', 'staff']),
      ...selectFields(['openingHours', 'timeZone']),
      ...selectFields(addressFields),
      ...selectFields(contactFields),
    },
    ...readIn(ctx),
    depth: 1,
    limit: 1,
    pagination: false,
  })
  const doc = docs[0] as SchoolDoc | undefined
  if (!doc) return undefined
  ctx.tag(schoolTag(doc.id))
  return {
    id: doc.id,
    slug: doc.slug,
    name: doc.name,
    town: doc.town,
    languages: doc.languages,
    address: showFields(doc, addressFields),
    contact: { ...showFields(doc, contactFields), messenger: messengerLink(doc) },
    ...toOpening(doc),
    picture: toPicture(doc.hero, ctx),
    staff: (doc.staff ?? []).map((person) => toStaffMember(person, ctx)),
  }
}

/** Reads the fields that only the page of a course or accommodation shows: pictures, blocks and the texts for search engines. */
const findOwn = async (ctx: QueryContext, collection: Collection, where: Where) => {
  const one = { where, draft: ctx.draft, limit: 1, pagination: false } as const
  const { docs } = await ctx.payload.find({
    collection,
    ...one,
    select: { pictures: true, blocks: true, seo: true },
    ...readIn(ctx),
    // The pictures of documents that a block shows are one level deeper.
    depth: 2,
    populate: shownByBlocks,
  })
  const doc = docs[0] as CourseDoc | undefined
  if (!doc) return undefined
  const blocks = doc.blocks ?? []
  const originals = !blocks.length
    ? []
    : await readOriginals(ctx, async (locale) => {
        const found = await ctx.payload.find({
          collection,
          ...one,
          select: { blocks: true },
          ...writtenIn(locale),
          depth: 0,
        })
        return found.docs[0]?.blocks
      })
  return {
    id: doc.id,
    pictures: (doc.pictures ?? []).flatMap((picture) => toPicture(picture, ctx) ?? []),
    blocks,
    originalBlocks: originals,
    seo: givenFields(doc.seo, seoFields),
  }
}

/** The page of a course or accommodation; undefined if there is none. */
const getOffer = async (
  ctx: QueryContext,
  collection: Collection,
  where: { school: Where; offer: Where },
): Promise<OfferPage | undefined> => {
  const [found, own] = await Promise.all([
    findSchool(ctx, where.school),
    findOwn(ctx, collection, where.offer),
  ])
  if (!found || !own) return undefined
  const { staff, ...school } = found
  // Shared with the prices, which need them too.
  const [[courses, accommodation], originals] = await Promise.all([
    findOffers(ctx, school.id),
    findOriginalOffers(ctx, school.id),
  ])
  const all =
    collection === 'courses'
      ? courses.map((doc) => ({ kind: 'course' as const, offer: toCourse(doc, originals) }))
      : accommodation.map((doc) => ({
          kind: 'accommodation' as const,
          offer: toAccommodation(doc, originals),
        }))
  const shown = all.find(({ offer }) => offer.id === own.id)
  if (!shown) return undefined
  const others = all.map(({ offer }) => offer).filter((offer) => offer !== shown.offer && offer.slug)
  const teacher = shown.kind === 'course' && staff.find(({ name }) => name === shown.offer.teacher)
  return { school, shown, others, ...(teacher ? { teacher } : {}), ...own }
}

/** Only if it and its school are published. */
const getPublished = (ctx: QueryContext, collection: Collection, school: string, slug: string) =>
  getOffer(ctx, collection, {
    school: { slug: { equals: school }, ...published },
    offer: { slug: { equals: slug }, 'school.slug': { equals: school }, ...shownOffers(collection) },
  })

export const getCourse = (ctx: QueryContext, school: string, slug: string) =>
  getPublished(ctx, 'courses', school, slug)

export const getAccommodation = (ctx: QueryContext, school: string, slug: string) =>
  getPublished(ctx, 'accommodation', school, slug)

/** The newest version of a course, for its preview. */
export const getCourseDraft = async (ctx: QueryContext, id: number): Promise<OfferPage | undefined> => {
  const doc = await findById(ctx.payload, 'courses', id, { draft: true, select: { school: true } })
  if (!doc) return undefined
  return getOffer(ctx, 'courses', {
    school: { id: { equals: documentId(doc.school) } },
    offer: { id: { equals: id } },
  })
}
