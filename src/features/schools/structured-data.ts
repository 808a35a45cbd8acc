import { accommodationPath, coursePath, directionsPath, schoolPath } from '../../shared/address/school-path'
import { type Locale, languageTag, localePath } from '../../shared/locale'
import type { Picture } from '../../shared/picture'
import { openingJsonLd } from '../../shared/time/opening-hours'
import type { Accommodation, Course, CourseOffer, OfferSchool, School } from './contract'
import { textLines } from './course-lines'

// Schools, courses and questions as JSON-LD. It says nothing that the page does not show.

const context = 'https://schema.org'

/** Fields of the school in a course's structured data. */
type Described = Pick<OfferSchool, 'slug' | 'name' | 'languages' | 'address'>

const schoolId = ({ slug }: Described, publicUrl: string) => `${publicUrl}${schoolPath(slug)}#school`

const postalAddress = ({ address }: Described) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.town,
  ...(address.region ? { addressRegion: address.region } : {}),
  ...(address.postalCode ? { postalCode: address.postalCode } : {}),
  addressCountry: address.country,
})

export const schoolJsonLd = (school: School, locale: Locale, publicUrl: string): object => {
  const url = `${publicUrl}${localePath(locale, schoolPath(school.slug))}`
  return {
    '@context': context,
    '@type': 'EducationalOrganization',
    '@id': schoolId(school, publicUrl),
    name: school.name,
    url,
    description: school.summary,
    ...(school.founded ? { foundingDate: String(school.founded) } : {}),
    ...(school.picture ? { image: publicUrl + school.picture.src } : {}),
    email: school.contact.email,
    ...(school.contact.phone ? { telephone: school.contact.phone } : {}),
    address: postalAddress(school),
    ...(school.opening ? { openingHoursSpecification: openingJsonLd(school.opening.hours) } : {}),
    ...(school.location
      ? {
          hasMap: `${publicUrl}${localePath(locale, directionsPath(school.slug))}`,
          geo: {
            '@type': 'GeoCoordinates',
            latitude: school.location.lat,
            longitude: school.location.lng,
          },
        }
      : {}),
  }
}

const minorUnits = 100

/** The price of a stay with all fees. */
const offerJsonLd = ({ weeks, amount, currency }: Omit<CourseOffer, 'starts'>, url: string) => {
  const price = { price: (amount / minorUnits).toFixed(2), priceCurrency: currency }
  return {
    '@type': 'Offer',
    category: 'Paid',
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      referenceQuantity: { '@type': 'QuantitativeValue', value: weeks, unitCode: 'WEE' },
    },
    url,
  }
}

const weeklyLessons = ({ lessonsPerWeek, minutesPerLesson }: Course): string => {
  const minutes = lessonsPerWeek * minutesPerLesson
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`
}

/** One instance for each start; a course whose starts are not known has one without a day. */
const instancesJsonLd = (course: Course, offer: CourseOffer | undefined, school: Described) => {
  const weeks = offer?.weeks ?? 1
  const starts: (string | undefined)[] = offer?.starts.length ? offer.starts : [undefined]
  return starts.map((startDate) => ({
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseWorkload: weeklyLessons(course),
    ...(startDate ? { startDate } : {}),
    courseSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'Weekly',
      // The stay that is priced: visitors choose how many weeks they book.
      repeatCount: weeks,
      duration: weeklyLessons(course),
      ...(startDate ? { startDate } : {}),
    },
    location: { '@type': 'Place', name: school.name, address: postalAddress(school) },
  }))
}

/** The site as structured data names it. */
interface SiteAddress {
  locale: Locale
  publicUrl: string
}

const schoolUrl = ({ slug }: Described, { locale, publicUrl }: SiteAddress) =>
  `${publicUrl}${localePath(locale, schoolPath(slug))}`

const provider = (school: Described, site: SiteAddress) => ({
  '@type': 'EducationalOrganization',
  '@id': schoolId(school, site.publicUrl),
  name: school.name,
  sameAs: schoolUrl(school, site),
})

/** The page of a course, or its place on the page of its school. */
const courseUrl = (school: Described, course: Course, site: SiteAddress): string =>
  course.slug
    ? `${site.publicUrl}${localePath(site.locale, coursePath(school.slug, course.slug))}`
    : `${schoolUrl(school, site)}#anc-course-${course.id}`

interface CourseThing {
  course: Course
  /** Missing without a price or a start. */
  offer: CourseOffer | undefined
  picture: Picture | undefined
}

const describeCourse = (school: Described, { course, offer, picture }: CourseThing, site: SiteAddress) => {
  const url = courseUrl(school, course, site)
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: course.summary,
    // The language of the lessons, which is not that of the page.
    inLanguage: course.language ? [course.language] : school.languages,
    educationalLevel: `${course.levelFrom}–${course.levelTo}`,
    ...(picture ? { image: site.publicUrl + picture.src } : {}),
    provider: provider(school, site),
    ...(offer ? { offers: [offerJsonLd(offer, url)] } : {}),
    hasCourseInstance: instancesJsonLd(course, offer, school),
  }
}

/** One course, on its own page. */
export const courseJsonLd = (school: Described, thing: CourseThing, site: SiteAddress): object => ({
  '@context': context,
  ...describeCourse(school, thing, site),
  ...(thing.course.outcomes ? { teaches: textLines(thing.course.outcomes) } : {}),
})

/** How many people sleep in a room. */
const occupancy = { single: 1, twin: 2, studio: 2 }

/** One accommodation, and what a stay in it costs. */
export const accommodationJsonLd = (
  school: Described,
  {
    place,
    offer,
    picture,
  }: {
    place: Accommodation
    offer: Omit<CourseOffer, 'starts'> | undefined
    picture: Picture | undefined
  },
  site: SiteAddress,
): object[] => {
  const url = `${site.publicUrl}${localePath(site.locale, accommodationPath(school.slug, place.slug))}`
  const accommodation = {
    '@context': context,
    '@type': 'Accommodation',
    '@id': url,
    url,
    name: place.title,
    ...(place.description ? { description: place.description } : {}),
    ...(picture ? { image: site.publicUrl + picture.src } : {}),
    occupancy: { '@type': 'QuantitativeValue', maxValue: occupancy[place.room] },
  }
  if (!offer) return [accommodation]
  return [
    accommodation,
    {
      '@context': context,
      ...offerJsonLd(offer, url),
      itemOffered: { '@id': url },
      offeredBy: provider(school, site),
    },
  ]
}

/** Search engines accept a course list only with three entries or more; fewer courses are listed one by one. */
const minCoursesForList = 3

/** `offers`: prices and starts by the number of the course. */
export const courseListJsonLd = (
  school: School,
  locale: Locale,
  publicUrl: string,
  offers: ReadonlyMap<number, CourseOffer> = new Map(),
): object[] => {
  const courses = school.courses.map((course) =>
    describeCourse(
      school,
      {
        course,
        offer: course.number === undefined ? undefined : offers.get(course.number),
        picture: school.picture,
      },
      { locale, publicUrl },
    ),
  )
  if (courses.length < minCoursesForList) return courses.map((course) => ({ '@context': context, ...course }))
  return [
    {
      '@context': context,
      '@type': 'ItemList',
      itemListElement: courses.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ]
}

/** The frequent questions; empty without any. */
export const questionsJsonLd = ({ faq }: School, locale: Locale): object[] =>
  faq.length
    ? [
        {
          '@context': context,
          '@type': 'FAQPage',
          inLanguage: languageTag(locale),
          mainEntity: faq.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
    : []
