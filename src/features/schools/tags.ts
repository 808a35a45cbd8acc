import { documentTag, ofSchoolTags, schoolsTag, schoolTag } from '../../shared/tags'

export const schoolTags = (school: { id: number }): string[] => [schoolTag(school.id), schoolsTag]

/** The tag of every list of courses and accommodation. */
export const offersTag = 'offers'

/** A course or accommodation is shown on the pages of its school, and other pages may link to it. */
export const offerTags =
  (collection: 'courses' | 'accommodation') =>
  (offer: { id: number; school: number | { id: number } }): string[] => [
    ...ofSchoolTags(offer),
    documentTag(collection, offer.id),
    offersTag,
  ]

/** Tag of the editors' content of the home page. */
export const homePageTag = 'home-page'
