import { DomUtils, parseDocument } from 'htmlparser2'

// Structured data as search engines read it: https://developers.google.com/search/docs/appearance/structured-data

export interface Thing {
  '@type': string
  [name: string]: unknown
}

interface Properties {
  required: string[]
  recommended?: string[]
}

/**
 * The properties that Google's documentation requires and recommends, of those that a language school can know. `a.b` is a
 * property of a part; a part may be a list, in which every entry must have it.
 */
const properties: Record<string, Properties> = {
  Organization: { required: ['@id', 'name', 'url'], recommended: ['logo', 'email', 'telephone', 'address'] },
  WebSite: {
    required: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
    recommended: ['inLanguage', 'publisher.@id'],
  },
  BreadcrumbList: {
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  },
  EducationalOrganization: {
    required: ['@id', 'name', 'url', 'address.addressLocality', 'address.addressCountry'],
    recommended: ['description', 'email', 'geo.latitude', 'geo.longitude', 'address.streetAddress'],
  },
  Course: {
    required: [
      'name',
      'description',
      'provider.name',
      'hasCourseInstance.courseMode',
      'hasCourseInstance.courseSchedule.repeatCount',
      'hasCourseInstance.courseSchedule.repeatFrequency',
    ],
    recommended: [
      'url',
      'inLanguage',
      'educationalLevel',
      'provider.sameAs',
      'offers.category',
      'offers.price',
      'offers.priceCurrency',
      'hasCourseInstance.courseWorkload',
      'hasCourseInstance.courseSchedule.duration',
      'hasCourseInstance.courseSchedule.startDate',
      'hasCourseInstance.location.address',
    ],
  },
  Accommodation: { required: ['@id', 'name', 'url'], recommended: ['occupancy.maxValue', 'image'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['url'],
  },
  FAQPage: { required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'], recommended: ['inLanguage'] },
  NewsArticle: {
    required: ['headline', 'datePublished', 'url'],
    recommended: ['image', 'dateModified', 'author.name', 'publisher.name', 'inLanguage', 'mainEntityOfPage'],
  },
  Event: {
    required: ['name', 'startDate', 'location.name', 'location.address'],
    recommended: ['endDate', 'description', 'eventStatus', 'image', 'organizer.name', 'url'],
  },
  AggregateRating: { required: ['ratingValue', 'ratingCount'], recommended: ['bestRating', 'worstRating'] },
  Review: {
    required: ['author.name', 'reviewRating.ratingValue'],
    recommended: ['datePublished', 'reviewBody', 'reviewRating.bestRating'],
  },
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const has = (value: unknown, [name, ...rest]: string[]): boolean => {
  if (Array.isArray(value))
    return value.length > 0 && value.every((entry) => has(entry, name ? [name, ...rest] : []))
  if (name === undefined) return !isEmpty(value)
  return isThing(value) && has(value[name], rest)
}

/** Reads the things described at a page, as a search engine parses the text of its scripts. */
export const thingsIn = (html: string): Thing[] =>
  DomUtils.getElementsByTagName('script', parseDocument(html))
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((script) => JSON.parse(DomUtils.textContent(script)))

/** Every described thing, the parts of others included. */
export const everyThing = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(everyThing)
  if (!isThing(value)) return []
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(everyThing)]
}

/** The properties that are missing, as `Course: offers.price`. A part that only refers to another thing has none. */
export const missingProperties = (things: readonly Thing[], which: keyof Properties): string[] =>
  everyThing(things).flatMap((thing) => {
    const isReference = '@id' in thing && thing['@context'] === undefined && thing.url === undefined
    const wanted = isReference ? [] : (properties[thing['@type']]?.[which] ?? [])
    return wanted.filter((path) => !has(thing, path.split('.'))).map((path) => `${thing['@type']}: ${path}`)
  })
