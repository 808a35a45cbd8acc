import { describe, expect, it } from 'vitest'
import { course as anyCourse } from '../../../tests/fixtures/school-fixture'
import type { Accommodation, Course, School } from './contract'
import {
  accommodationJsonLd,
  courseJsonLd,
  courseListJsonLd,
  questionsJsonLd,
  schoolJsonLd,
} from './structured-data'

const course = (id: number) => anyCourse({ id, title: `Course ${id}` })

const school = (courses: Course[] = []): School => ({
  id: 1,
  slug: 'alder-bay',
  name: 'Alder Bay',
  town: 'Larchmere',
  country: 'CA',
  summary: 'By the sea.',
  languages: ['en'],
  descriptionHtml: '',
  openingHtml: '',
  address: { street: '1 Quay', town: 'Larchmere', region: 'NS', postalCode: 'B0J 2C0', country: 'CA' },
  contact: { phone: '', email: 'office@school.example', hours: '' },
  location: { lat: 44.6, lng: -63.6 },
  facts: [],
  staff: [],
  faq: [],
  accreditations: [],
  testimonials: [],
  videoHtml: '',
  gallery: [],
  blocks: [],
  courses,
  accommodation: [],
  seo: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
})

const publicUrl = 'https://school.example'

describe('structured data', () => {
  it('describes the school with the same @id in all languages', () => {
    const german = schoolJsonLd({ ...school(), founded: 1987 }, 'de', publicUrl)
    expect(german).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      '@id': 'https://school.example/schools/alder-bay#school',
      url: 'https://school.example/de/schools/alder-bay',
      foundingDate: '1987',
      address: { '@type': 'PostalAddress', addressCountry: 'CA', postalCode: 'B0J 2C0' },
      hasMap: 'https://school.example/de/schools/alder-bay/how-to-get-here',
      geo: { '@type': 'GeoCoordinates', latitude: 44.6, longitude: -63.6 },
    })
    expect(german).not.toHaveProperty('telephone')
    expect(german).not.toHaveProperty('image')
  })

  it('has no coordinates for a school without them', () => {
    const data = schoolJsonLd({ ...school(), location: undefined }, 'en', publicUrl)
    expect(data).toHaveProperty('address')
    expect(data).not.toHaveProperty('geo')
    expect(data).not.toHaveProperty('hasMap')
  })

  it('lists one or two courses one by one, three or more as a list', () => {
    expect(courseListJsonLd(school(), 'en', publicUrl)).toEqual([])
    const two = courseListJsonLd(school([course(1), course(2)]), 'en', publicUrl)
    expect(two).toMatchObject([
      { '@context': 'https://schema.org', '@type': 'Course', name: 'Course 1' },
      { '@context': 'https://schema.org', '@type': 'Course', name: 'Course 2' },
    ])
    const three = courseListJsonLd(school([course(1), course(2), course(3)]), 'en', publicUrl)
    expect(three).toHaveLength(1)
    expect(three[0]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [1, 2, 3].map((position) => ({
        '@type': 'ListItem',
        position,
        item: {
          '@type': 'Course',
          name: `Course ${position}`,
          provider: { '@id': 'https://school.example/schools/alder-bay#school' },
          hasCourseInstance: [{ courseMode: 'Onsite', courseWorkload: 'PT15H' }],
        },
      })),
    })
  })

  it('describes price and starts of a course that can be booked', () => {
    const offer = { weeks: 2, amount: 700_50, currency: 'CAD', starts: ['2027-01-11', '2027-01-18'] }
    const one = { ...course(1), number: 4, lessonsPerWeek: 25, minutesPerLesson: 50 }
    const [data] = courseListJsonLd(
      { ...school([one]), languages: ['fr'] },
      'de',
      publicUrl,
      new Map([[4, offer]]),
    )
    const url = 'https://school.example/de/schools/alder-bay#anc-course-1'
    expect(data).toMatchObject({
      // The language of the lessons, not of the page.
      inLanguage: ['fr'],
      offers: [
        {
          '@type': 'Offer',
          category: 'Paid',
          price: '700.50',
          priceCurrency: 'CAD',
          priceSpecification: { price: '700.50', referenceQuantity: { value: 2, unitCode: 'WEE' } },
          url,
        },
      ],
      hasCourseInstance: ['2027-01-11', '2027-01-18'].map((startDate) => ({
        startDate,
        courseWorkload: 'PT20H50M',
        courseSchedule: { repeatFrequency: 'Weekly', repeatCount: 2, startDate },
      })),
    })
  })

  const site = { locale: 'de', publicUrl } as const

  it('names the language that a course teaches, whatever its title says', () => {
    const several = { ...school(), languages: ['en', 'fr'] }
    const inLanguage = (given: Partial<Course>) => {
      const thing = { course: { ...course(1), ...given }, offer: undefined, picture: undefined }
      return courseJsonLd(several, thing, site)
    }
    expect(inLanguage({ language: 'fr' })).toMatchObject({ inLanguage: ['fr'] })
    // Academic work in French, for those who learn English.
    expect(inLanguage({ language: 'en', title: 'From French to English' })).toMatchObject({
      inLanguage: ['en'],
    })
    expect(inLanguage({ title: 'General English' })).toMatchObject({ inLanguage: ['en', 'fr'] })
  })

  it('leads to the page of a course that has one', () => {
    const own = { ...course(1), slug: 'general-english' }
    const url = 'https://school.example/de/schools/alder-bay/courses/general-english'
    expect(courseListJsonLd(school([own]), 'de', publicUrl)).toMatchObject([{ '@id': url, url }])
    const thing = { course: own, offer: undefined, picture: undefined }
    expect(courseJsonLd(school(), thing, site)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      url,
      provider: { sameAs: 'https://school.example/de/schools/alder-bay' },
    })
  })

  it('describes accommodation, and what a stay costs', () => {
    const place: Accommodation = {
      id: 1,
      slug: 'twin-room',
      title: 'Twin room',
      description: '',
      kind: 'homestay',
      room: 'twin',
      meals: 'breakfast',
      minAge: 16,
      minutesToSchool: 20,
    }
    const url = 'https://school.example/de/schools/alder-bay/accommodation/twin-room'
    const described = (offer?: { weeks: number; amount: number; currency: string }) =>
      accommodationJsonLd(school(), { place, offer, picture: undefined }, site)
    expect(described()).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Accommodation',
        '@id': url,
        url,
        name: 'Twin room',
        occupancy: { '@type': 'QuantitativeValue', maxValue: 2 },
      },
    ])
    expect(described({ weeks: 4, amount: 920_00, currency: 'CAD' })[1]).toMatchObject({
      '@type': 'Offer',
      url,
      itemOffered: { '@id': url },
      price: '920.00',
      priceCurrency: 'CAD',
      priceSpecification: { price: '920.00', referenceQuantity: { value: 4, unitCode: 'WEE' } },
    })
  })

  it('describes frequent questions, if there are any', () => {
    expect(questionsJsonLd(school(), 'en')).toEqual([])
    const faq = [{ question: 'When?', answer: 'On Monday.' }]
    expect(questionsJsonLd({ ...school(), faq }, 'de')).toMatchObject([
      { inLanguage: 'de', mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'On Monday.' } }] },
    ])
  })
})
