import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { School, SchoolMap } from '../../platform/payload/payload-types'
import { type Locale, locales } from '../../shared/locale'
import type { DemoSchool, Localised } from './demo-types'
import { inEnglish, inLanguage, inLocale, type Seeding, translate } from './localised'
import { toRichText } from './rich-text'
import { seedComments } from './seed-comments'
import { findPicture, seedPicture } from './seed-picture'
import { seedPrices } from './seed-prices'
import { datesAhead } from './start-dates'

/** The rows of a list in one language. A translation has the id of the row it translates. */
const rows = <T, R extends object>(
  items: T[],
  saved: { id?: string | null }[] | null | undefined,
  row: (item: T) => R,
) => items.map((item, index) => ({ ...(saved?.[index]?.id ? { id: saved[index].id } : {}), ...row(item) }))

export const seedSchool = async (seeding: Seeding, demo: DemoSchool): Promise<void> => {
  const { payload, req } = seeding
  const picture = (file: string, alt: Localised) => seedPicture(seeding, file, alt)
  const hero = await picture(demo.hero.file, demo.hero.alt)
  const pictures = new Map<string, number>()
  for (const { file, alt } of [...demo.gallery, ...demo.offerPictures])
    pictures.set(file, await picture(file, alt))
  const portraits = new Map<string, number>()
  for (const { file, alt } of demo.staff) portraits.set(file, await picture(file, alt))
  const logos = new Map<string, number>()
  for (const { file, alt } of demo.trust.accreditations) {
    // Both schools have the same logo. It counts as a step of each.
    const found = await findPicture(seeding, file)
    if (found !== undefined) seeding.advance()
    logos.set(file, found ?? (await picture(file, alt)))
  }

  let school: School | undefined
  for (const locale of locales) {
    const text = (value: Localised) => inLocale(value, locale)
    const required = (value: Localised) => text(value) ?? value.en
    const description = text(demo.description)
    const data = {
      name: demo.name,
      slug: demo.slug,
      ...demo.address,
      ...demo.location,
      email: demo.contact.email,
      phone: demo.contact.phone,
      messenger: demo.contact.messenger,
      messengerAccount: demo.contact.messengerAccount,
      founded: demo.founded,
      languages: demo.languages,
      hero,
      openingHours: rows(demo.contact.openingHours, school?.openingHours, (row) => row),
      hours: text(demo.contact.hours),
      summary: required(demo.summary),
      description: description === undefined ? undefined : toRichText(description),
      facts: rows(demo.facts, school?.facts, (row) => inLanguage(row, locale, ['label', 'value'])),
      gallery: rows(demo.gallery, school?.gallery, ({ file, title }) => ({
        picture: pictures.get(file) ?? 0,
        title: text(title),
      })),
      staff: rows(demo.staff, school?.staff, ({ file, alt: _, ...person }) => ({
        ...inLanguage(person, locale, ['role']),
        picture: portraits.get(file),
      })),
      faq: rows(demo.faq, school?.faq, (row) => inLanguage(row, locale, ['question', 'answer'])),
      accreditations: rows(demo.trust.accreditations, school?.accreditations, ({ file, alt: _, ...row }) => ({
        ...inLanguage(row, locale, ['name']),
        logo: logos.get(file),
      })),
      testimonials: demo.trust.testimonials[locale],
      videoUrl: demo.trust.videoUrl,
      videoTitle: text(demo.trust.videoTitle),
      registrationFee: demo.prices.registrationFee,
      timeZone: demo.prices.timeZone,
      closures: rows(demo.prices.closures, school?.closures, ({ title, ...closure }) => ({
        ...closure,
        title: required(title),
      })),
      _status: 'published' as const,
    }
    school = school
      ? await payload.update({ collection: 'schools', id: school.id, locale, req, data })
      : await payload.create({ collection: 'schools', locale, req, data })
    seeding.advance()
  }
  if (!school) return
  await seedOffer(seeding, demo, school.id, pictures)
  await seedPrices(seeding, demo.prices, school.id)
  await seedComments(seeding, demo.comments, { school: school.id })
  await seedMap(seeding, demo, school.id)
}

const seedOffer = async (
  seeding: Seeding,
  demo: DemoSchool,
  school: number,
  pictureIds: ReadonlyMap<string, number>,
) => {
  const { payload, req } = seeding
  const idsOf = (files: string[] = []) => files.map((file) => pictureIds.get(file) ?? 0)
  for (const [index, { startDates, pictures, ...course }] of demo.courses.entries()) {
    const { id, startDates: rows } = await payload.create({
      collection: 'courses',
      locale: 'en',
      req,
      data: {
        ...inEnglish(course),
        pictures: idsOf(pictures),
        school,
        position: index + 1,
        startsOn: startDates ? 'dates' : 'every-monday',
        startDates: startDates && datesAhead(startDates).map((day) => ({ day })),
        _status: 'published',
      },
    })
    await translate(seeding, 'courses', id, course, { startDates: rows, pictures: idsOf(pictures) })
    seeding.advance()
  }
  for (const [index, { pictures, ...type }] of demo.accommodation.entries()) {
    const { id } = await payload.create({
      collection: 'accommodation',
      locale: 'en',
      req,
      data: { ...inEnglish(type), pictures: idsOf(pictures), school, position: index + 1 },
    })
    await translate(seeding, 'accommodation', id, type, { pictures: idsOf(pictures) })
    seeding.advance()
  }
}

// Relative to the working folder, because the server's bundle is elsewhere.
const towns = path.resolve('src/cms/seed/town')

/** Gives a demo school the map of its invented town, as an administrator would. */
const seedMap = async ({ payload, req }: Seeding, { town, places = [] }: DemoSchool, school: number) => {
  if (!town) return
  const file = await readFile(path.join(towns, town))
  const extract = await payload.create({
    collection: 'map-extracts',
    req,
    data: { credit: 'An invented town' },
    file: { data: file, mimetype: 'application/xml', name: town, size: file.length },
  })
  const data = (locale: Locale, saved?: SchoolMap['places']) => ({
    ...{ school, extract: extract.id },
    places: rows(places, saved, (place) => inLanguage(place, locale, ['text'])),
  })
  // The other fields have defaults, which the generated type does not know.
  const map = await payload.create({
    collection: 'school-maps',
    locale: 'en',
    req,
    data: data('en') as never,
  })
  for (const locale of locales)
    await payload.update({
      collection: 'school-maps',
      id: map.id,
      locale,
      req,
      data: data(locale, map.places) as never,
    })
}
