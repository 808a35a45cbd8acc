import { documentId } from './id'

/** Cache tags: a cached page has the tags of everything it shows, so that changes invalidate it. */
export const settingsTag = 'settings'

export const documentTag = (collection: string, id: number): string => `${collection}:${id}`

/** The address of a document: announced when it gets one, changes it or loses it, and not when its content changes. */
export const addressTag = (collection: string, id: number): string => `address:${collection}:${id}`

/** On every page of a school, and everything else that shows it. */
export const schoolTag = (id: number): string => documentTag('schools', id)

/** The tags of a document that is shown only on the pages of its school: a course, a price list, a map. */
export const ofSchoolTags = ({ school }: { school: number | { id: number } }): string[] => [
  schoolTag(documentId(school)),
]

export const mediaTag = (id: number): string => documentTag('media', id)

/** The tag of every list of schools, and of what depends on which schools there are. */
export const schoolsTag = 'schools'
