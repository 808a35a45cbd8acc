import { type Locale, languageTag, localePath } from '../../shared/locale'
import { schoolPath } from '../../shared/school-path'
import { directionsPath } from '../map/contract'
import type { Course, CourseOffer, School } from './contract'

// Schools, courses and questions as JSON-LD. It says nothing that the page does not show.

const context = 'https://schema.org'

const schoolId = ({ slug }: School, publicUrl: string) => `${publicUrl}${schoolPath(slug)}#school`

const postalAddress = ({ address }: School) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.town,
  ...(address.region ? { addressRegion: address.region } : {}),
  ...(address.postalCode ? { postalCode: address.postalCode } : {}),
  addressCountry: address.country,
})

/** The school as JSON-LD. */
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

/** The price of the shortest stay. */
const offerJsonLd = ({ amount, currency }: CourseOffer, url: string) => ({
  '@type': 'Offer',
  category: 'Paid',
  price: (amount / minorUnits).toFixed(2),
  priceCurrency: currency,
  url,
})

/** The lessons of a week as a duration. */
const weeklyLessons = ({ lessonsPerWeek, minutesPerLesson }: Course): string => {
  const minutes = lessonsPerWeek * minutesPerLesson
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`
}

/** One instance for each start; a course whose starts are not known has one without a day. */
const instancesJsonLd = (course: Course, offer: CourseOffer | undefined, school: School) => {
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
      // The shortest stay: visitors choose how many weeks they add.
      repeatCount: weeks,
      duration: weeklyLessons(course),
      ...(startDate ? { startDate } : {}),
    },
    location: { '@type': 'Place', name: school.name, address: postalAddress(school) },
  }))
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
  const page = `${publicUrl}${localePath(locale, schoolPath(school.slug))}`
  const courses = school.courses.map((course) => {
    const url = `${page}#anc-course-${course.id}`
    const offer = course.number === undefined ? undefined : offers.get(course.number)
    return {
      '@type': 'Course',
      '@id': url,
      url,
      name: course.title,
      description: course.summary,
      // The language of the lessons, which is not that of the page.
      inLanguage: school.languages,
      educationalLevel: `${course.levelFrom}–${course.levelTo}`,
      ...(school.picture ? { image: publicUrl + school.picture.src } : {}),
      provider: {
        '@type': 'EducationalOrganization',
        '@id': schoolId(school, publicUrl),
        name: school.name,
        sameAs: page,
      },
      ...(offer ? { offers: [offerJsonLd(offer, url)] } : {}),
      hasCourseInstance: instancesJsonLd(course, offer, school),
    }
  })
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
