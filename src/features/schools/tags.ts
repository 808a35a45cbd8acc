import { documentId } from '../../shared/id'
import { documentTag } from '../../shared/tags'

/** The tag of every list of schools. */
export const schoolsTag = 'schools'

export const schoolTag = (id: number): string => documentTag('schools', id)

export const schoolTags = (school: { id: number }): string[] => [schoolTag(school.id), schoolsTag]

/** Courses and accommodation are shown only on the page of their school. */
export const itemTags = (item: { school: number | { id: number } }): string[] => [
  schoolTag(documentId(item.school)),
]
