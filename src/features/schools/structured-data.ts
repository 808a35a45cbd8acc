import { type Locale, languageTag, localePath } from '../../shared/locale'
import { schoolPath } from '../../shared/school-path'
import { directionsPath } from '../map/contract'
import type { School } from './contract'

const context = 'https://schema.org'

/** The school as JSON-LD. */
export const schoolJsonLd = (school: School, locale: Locale, publicUrl: string): object => {
  const url = `${publicUrl}${localePath(locale, schoolPath(school.slug))}`
  return {
    '@context': context,
    '@type': 'EducationalOrganization',
    '@id': `${publicUrl}${schoolPath(school.slug)}#school`,
    name: school.name,
    url,
    description: school.summary,
    ...(school.founded ? { foundingDate: String(school.founded) } : {}),
    ...(school.picture ? { image: publicUrl + school.picture.src } : {}),
    email: school.contact.email,
    ...(school.contact.phone ? { telephone: school.contact.phone } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: school.address.street,
      addressLocality: school.address.town,
      ...(school.address.region ? { addressRegion: school.address.region } : {}),
      ...(school.address.postalCode ? { postalCode: school.address.postalCode } : {}),
      addressCountry: school.address.country,
    },
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

/** Search engines accept a course list only with three entries or more; fewer courses are listed one by one. */
const leastForList = 3

export const courseListJsonLd = (school: School, locale: Locale, publicUrl: string): object[] => {
  const url = `${publicUrl}${localePath(locale, schoolPath(school.slug))}`
  const courses = school.courses.map((course) => ({
    '@type': 'Course',
    '@id': `${url}#anc-course-${course.id}`,
    url: `${url}#anc-course-${course.id}`,
    name: course.title,
    description: course.summary,
    inLanguage: languageTag(locale),
    educationalLevel: `${course.levelFrom}–${course.levelTo}`,
    provider: {
      '@type': 'EducationalOrganization',
      '@id': `${publicUrl}${schoolPath(school.slug)}#school`,
      name: school.name,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseWorkload: `PT${Math.round((course.lessonsPerWeek * course.minutesPerLesson) / 60)}H`,
    },
  }))
  if (courses.length < leastForList) return courses.map((course) => ({ '@context': context, ...course }))
  return [
    {
      '@context': context,
      '@type': 'ItemList',
      itemListElement: courses.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ]
}
